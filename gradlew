#!/bin/sh
# Runs Gradle: the one on the PATH if it is 4.4 or newer; else a pinned distribution, downloaded once and checked;
# else the package of Debian or Ubuntu. Needs a JDK 17 or newer and nothing else.
set -e

version=8.14.3
sha256=bd71102213493060956ec229d946beee57158dbd89d0e62b91bca0fa2c5f3531
home=${GRADLE_USER_HOME:-$HOME/.gradle}
pinned=$home/nimproof/gradle-$version

say() { echo "gradlew: $*" >&2; }
give_up() { say "$*"; exit 2; }
have() { command -v "$1" >/dev/null 2>&1; }

check_java() {
  java=${JAVA_HOME:+$JAVA_HOME/bin/}java
  have "$java" || give_up "no Java found; install a JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless), or set JAVA_HOME to one"
  found=$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p' | head -n 1)
  [ "${found:-0}" -ge 17 ] || give_up "found Java ${found:-of unknown version}; nimproof needs a JDK 17 or newer: install one, or set JAVA_HOME to it"
  have "${java}c" || give_up "found Java $found without its compiler; install a JDK (Debian: apt-get install openjdk-17-jdk-headless)"
}

# Tells whether the gradle on the PATH is 4.4 or newer.
gradle_is_usable() {
  have gradle || return 1
  found=$(gradle --version 2>/dev/null | sed -n 's/^Gradle \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  major=${found%%.*}
  minor=${found#*.}
  [ -n "$found" ] && { [ "$major" -gt 4 ] || { [ "$major" -eq 4 ] && [ "$minor" -ge 4 ]; }; }
}

fetch() {
  if have curl; then curl -fsSL --connect-timeout 10 -o "$2" "$1"
  elif have wget; then wget -q --timeout=10 --tries=1 -O "$2" "$1"
  else return 1; fi
}

# Downloads the pinned distribution and unpacks it with the JDK's own jar tool.
download() {
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  say "downloading Gradle $version"
  fetch "https://services.gradle.org/distributions/gradle-$version-bin.zip" "$folder/gradle.zip" || return 1
  echo "$sha256  $folder/gradle.zip" | sha256sum -c - >/dev/null 2>&1 || give_up "the download of Gradle $version does not have the expected checksum; nothing was installed"
  (cd "$folder" && "${JAVA_HOME:+$JAVA_HOME/bin/}jar" xf gradle.zip)
  mkdir -p "$(dirname "$pinned")"
  mv "$folder/gradle-$version" "$pinned"
  chmod +x "$pinned/bin/gradle"
}

# Installs the distribution's package, which a plain user cannot do.
install_package() {
  have apt-get && [ "$(id -u)" -eq 0 ] || return 1
  say "installing the gradle package"
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends gradle; } >/dev/null 2>&1
}

check_java
cd "$(dirname "$0")"
if [ -x "$pinned/bin/gradle" ]; then gradle=$pinned/bin/gradle
elif gradle_is_usable; then gradle=gradle
elif download; then gradle=$pinned/bin/gradle
elif install_package && gradle_is_usable; then gradle=gradle
else give_up "no Gradle 4.4 or newer was found and none could be downloaded; install one and put it on the PATH"; fi
exec "$gradle" "$@"
