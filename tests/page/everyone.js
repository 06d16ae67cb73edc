// What axe-core finds wrong, and which targets a finger would miss. Runs in the page beside its own code.
window.everyone = {
  /** Another language and theme, as if they had been chosen in another tab. What is under the pointer changes its colour slowly. */
  async prefer(language, theme) {
    const kept = { ...JSON.parse(localStorage["strategikon-settings"] ?? "{}"), language, theme };
    localStorage["strategikon-settings"] = JSON.stringify(kept);
    dispatchEvent(new StorageEvent("storage", { key: "strategikon-settings" }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished));
  },

  /** Another page of the house, without loading it anew. */
  go(path) {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  },

  /** Every rule of axe-core, those of good practice included, or only those of colour: what else there is does not hang on the lamp. */
  async faults(colour = false) {
    const dialogs = document.querySelectorAll("dialog[open]");
    const rules = colour ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {};
    const { violations } = await axe.run(dialogs.length ? dialogs[dialogs.length - 1] : document, { resultTypes: ["violations"], preload: false, ...rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id}: ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message ?? ""}`));
  },

  /** Words that stick out of the window, or of the drawing they stand in, and are cut off there. What is scrolled aside is not, nor what ends in dots. */
  cut() {
    const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const wide = document.documentElement.clientWidth;
    const spared = (thing) => [...ancestors(thing)].some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) || getComputedStyle(each).textOverflow === "ellipsis");
    return [...within.querySelectorAll("*")].filter((thing) => [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())).flatMap((thing) => {
      if (thing.closest(".field, .map, .minimap, .sr, [inert], .hand") || !seen(thing)) return [];
      const { left, right } = thing.getBoundingClientRect();
      const edge = thing.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, right: wide };
      return (left < edge.left - 1 || right > edge.right + 1) && !spared(thing) ? [`cut: ${named(thing)}`] : [];
    });
  },

  /** Targets of less than `least` pixels for a finger. Hexes are spared: a tap between two of them asks which. */
  narrow(least) {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const things = (dialog ?? document).querySelectorAll("a[href], button, input, select, textarea, summary, [role=button], [role=slider], [tabindex='0']");
    return [...things].filter((thing) => !thing.closest(".field, .sr, [inert]") && !thing.matches(":disabled, input[type=file]") && seen(thing)).flatMap((thing) => {
      const [wide, high] = reach(thing, least);
      return wide < least || high < least ? [`${wide} x ${high}: ${named(thing)}`] : [];
    });
  },
};

function* ancestors(thing) {
  for (let each = thing; each; each = each.parentElement) yield each;
}
const seen = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && thing.getBoundingClientRect().width > 1;
const named = (thing) => `${thing.tagName.toLowerCase()}.${thing.getAttribute("class") ?? ""} in .${thing.parentElement?.getAttribute("class") ?? ""} "${(thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 40)}"`;

/** How wide and high the place is that answers for a thing: its own box, or as far around its middle as a tap still finds it or its label. */
function reach(thing, least) {
  const own = thing.closest("label") ?? thing;
  const box = own.getBoundingClientRect();
  if (box.width >= least - 0.5 && box.height >= least - 0.5) return [least, least];
  thing.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = own.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const mine = (px, py) => {
    const over = document.elementFromPoint(px, py);
    return over !== null && (own.contains(over) || thing.contains(over) || over.closest("label")?.contains(thing) === true);
  };
  const far = (dx, dy) => {
    let steps = 0;
    while (steps < least / 2 && mine(x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps += 1;
    return steps;
  };
  return [Math.max(Math.round(width), far(-1, 0) + far(1, 0)), Math.max(Math.round(height), far(0, -1) + far(0, 1))];
}
