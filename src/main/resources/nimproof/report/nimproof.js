/* What scripts add to the pages: a filter, games to play, copy buttons. Every page is complete without. */
(function () {
  "use strict";

  function each(selector, action) { Array.prototype.forEach.call(document.querySelectorAll(selector), action); }
  function make(tag, text, attributes) {
    var element = document.createElement(tag);
    element.textContent = text;
    Object.keys(attributes || {}).forEach(function (name) { element.setAttribute(name, attributes[name]); });
    return element;
  }
  function copied(text) {
    return navigator.clipboard ? navigator.clipboard.writeText(text).catch(function () {}) : undefined;
  }

  /* ---- the index: a box to type in, and a button for each verdict ---- */

  function filterable(place) {
    var box = make("input", "", { type: "search", placeholder: "Filter by title, paper, kind or assumption", "aria-label": "Filter statements" });
    var said = make("p", "", { "class": "soft", role: "status" });
    place.append(box, said);
    var chosen = "";
    var chips = [];
    function filter() {
      var words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
      var found = 0;
      each("section.list", function (list) {
        var heading = list.querySelector("h2").textContent;
        var shown = 0;
        Array.prototype.forEach.call(list.querySelectorAll(".rows > li"), function (row) {
          var text = (heading + " " + row.textContent + " " + row.querySelector("a").getAttribute("href")).toLowerCase();
          var fits = (!chosen || row.dataset.verdict === chosen) && words.every(function (word) { return text.indexOf(word) >= 0; });
          row.hidden = !fits;
          shown += fits ? 1 : 0;
        });
        list.hidden = shown === 0;
        found += list.classList.contains("findings") ? 0 : shown;
      });
      document.getElementById("nothing").hidden = found > 0;
      said.textContent = chosen || words.length ? found + (found === 1 ? " statement" : " statements") : "";
    }
    each("#counts li", function (item) {
      var chip = make("button", "", { type: "button", "aria-pressed": "false" });
      while (item.firstChild) { chip.appendChild(item.firstChild); }
      item.appendChild(chip);
      chips.push(chip);
      chip.addEventListener("click", function () {
        chosen = chosen === item.dataset.verdict ? "" : item.dataset.verdict;
        chips.forEach(function (other) {
          other.setAttribute("aria-pressed", String(other.parentNode.dataset.verdict === chosen));
        });
        filter();
      });
    });
    box.addEventListener("input", filter);
  }

  /* ---- a copy button after every text that is worth it ---- */

  function copyable(code) {
    var button = make("button", "Copy", { type: "button", "aria-label": "Copy " + code.textContent.slice(0, 60) });
    button.onclick = function () {
      var range = document.createRange();
      range.selectNodeContents(code);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      copied(code.textContent);
      button.textContent = "Copied";
    };
    code.after(" ", button);
  }

  /* ---- a game to play; the numbers are explained in Board.java ---- */

  function playable(section) {
    var game = JSON.parse(document.getElementById("game").textContent);
    var at = function (id) { return document.getElementById(id); };
    var taken = [];
    var positions = [game.start];
    function value(nodes) { return nodes.reduce(function (sum, node) { return sum ^ game.nodes[node][0]; }, 0); }
    function key(move) { return [].concat(move[0]).join("+") || "pass"; }
    function name(move) {
      return [].concat(move[0]).map(function (face) { return game.faces[face]; }).join(" ") || "pass";
    }
    function now() { return positions[positions.length - 1]; }
    function moves(nodes) {
      var all = [];
      nodes.forEach(function (node, place) {
        (game.nodes[node][2] || []).forEach(function (move) {
          var left = nodes.slice(0, place).concat(nodes.slice(place + 1), move.slice(1));
          all.push({ key: key(move), name: name(move), left: left, value: value(left) });
        });
      });
      return all;
    }
    function isOpen(nodes) { return nodes.some(function (node) { return game.nodes[node][2] === 0; }); }
    function words(nodes, list) {
      var g = value(nodes);
      var end = list.length === 0 && !isOpen(nodes);
      var who = g === 0 ? "P: whoever moved last wins" : end ? "N: whoever moved last loses" : "N: whoever moves next wins";
      return (end ? "The game is over. " : "") + "Nim-value " + g + ". Outcome " + who + ".";
    }
    function play(move) {
      taken.push(move.key);
      positions.push(move.left);
      show();
      at("position").focus({ preventScroll: true });
    }
    function offer(element, move) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", "Take " + move.name + ", leads to " + move.value + (move.value === 0 ? ", wins" : ""));
      element.onclick = function () { play(move); };
      element.onkeydown = function (event) {
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); play(move); }
      };
    }
    function withdraw(element) {
      ["tabindex", "role", "aria-label"].forEach(function (attribute) { element.removeAttribute(attribute); });
      element.onclick = null;
      element.onkeydown = null;
    }
    function draw(list) {
      var present = {};
      now().forEach(function (node) {
        var runs = game.nodes[node][1];
        for (var i = 0; i < runs.length; i += 2) {
          for (var face = runs[i]; face <= runs[i + 1]; face++) { present[face] = true; }
        }
      });
      var byKey = {};
      list.forEach(function (move) { byKey[move.key] = move; });
      each("#board .element", function (element) {
        var face = element.dataset.face;
        var here = face === "-1"
          ? element.dataset.ends.split(" ").every(function (end) { return present[end]; })
          : Boolean(present[face]);
        var move = here ? byKey[face] : undefined;
        element.classList.toggle("gone", !here);
        element.classList.toggle("wins", Boolean(move) && move.value === 0);
        if (move) { offer(element, move); } else { withdraw(element); }
      });
    }
    function line(move) {
      var button = make("button", move.name + " → " + move.value + (move.value === 0 ? " wins" : ""),
        { type: "button", "data-key": move.key, "class": move.value === 0 ? "wins" : "" });
      button.onclick = function () { play(move); };
      var item = make("li", "");
      item.appendChild(button);
      return item;
    }
    function called(k) {
      return k.split("+").map(function (face) { return game.faces[face] || face; }).join(" ");
    }
    function show() {
      var list = moves(now());
      draw(list);
      at("position").textContent = words(now(), list)
        + (isOpen(now()) ? " Moves from here on are not all in this page." : "");
      var items = document.createDocumentFragment();
      list.slice().sort(function (a, b) { return a.value - b.value; }).forEach(function (move) { items.appendChild(line(move)); });
      at("moves").replaceChildren(items);
      at("played").textContent = taken.length ? "Taken so far: " + taken.map(called).join(", ") : "";
      at("reply").disabled = list.length === 0;
      at("undo").disabled = at("restart").disabled = taken.length === 0;
      at("share").textContent = "Copy link";
      history.replaceState(null, "", taken.length ? "#play=" + taken.join(",") : location.pathname + location.search);
    }
    function replay(text) {
      taken = [];
      positions = [game.start];
      text.split(",").filter(Boolean).every(function (k) {
        var move = moves(now()).filter(function (m) { return m.key === k; })[0];
        if (move) { taken.push(k); positions.push(move.left); }
        return move;
      });
    }
    function load() {
      var found = /^#play=([0-9a-z+,]+)$/.exec(location.hash);
      replay(found ? found[1] : "");
      show();
      if (found) { section.scrollIntoView(); }
    }
    at("reply").onclick = function () {
      var list = moves(now());
      play(list.filter(function (move) { return move.value === 0; })[0] || list[0]);
    };
    at("undo").onclick = function () { taken.pop(); positions.pop(); show(); };
    at("restart").onclick = function () { replay(""); show(); };
    at("share").onclick = function () {
      copied(location.href);
      at("share").textContent = "The address is the link";
    };
    window.addEventListener("hashchange", load);
    section.hidden = false;
    load();
  }

  each("#filter", filterable);
  each("code.copy", copyable);
  each("#explorer", playable);
})();
