/** The most of a screen's height that bars may cover (standards.md, ui.md). */
export const MOST_COVERED = 0.4;

/** In the browser: texts that are cut or written over each other, and bars that leave too little room for the rest. */
export function layoutFaults(mostCovered: number): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert], svg, option, [aria-hidden=true]");
  const styleOf = (element: Element) => getComputedStyle(element);
  const upFrom = (element: Element): Element[] => {
    const { parentElement } = element;
    return parentElement ? [element, ...upFrom(parentElement)] : [element];
  };
  const boxesOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };

  /** What a list that scrolls shows of them. */
  const shownOf = (boxes: DOMRect[], up: Element[]) => {
    const rims = up
      .filter((box) => box !== document.body && styleOf(box).overflowY !== "visible")
      .map((box) => box.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => rims.every((rim) => top >= rim.top && bottom <= rim.bottom));
  };

  const texts: {
    text: string;
    parent: Element;
    layer: Element | undefined;
    boxes: DOMRect[];
    shown: DOMRect[];
  }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const text = textContent?.trim().slice(0, 40);
    if (!parent || !text || !isSeen(parent)) continue;
    const boxes = boxesOf(node);
    const up = upFrom(parent);
    // For screen readers alone: a box of one pixel.
    if (up.some((box) => box.clientWidth === 1 || styleOf(box).clipPath !== "none")) continue;
    const layer = up.find((box) => ["fixed", "sticky", "absolute"].includes(styleOf(box).position));
    if (boxes.length > 0) texts.push({ text, parent, layer, boxes, shown: shownOf(boxes, up) });
  }

  const cut = texts.flatMap(({ text, parent, boxes }) => {
    for (const box of upFrom(parent)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(box);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return [];
      const rim = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY) || box === document.body) return [];
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          left < rim.left - 2 || right > rim.right + 2 || top < rim.top - 6 || bottom > rim.bottom + 6,
      );
      if (isCut) return [`cut: ${text}`];
    }
    return [];
  });

  const shared = (one: DOMRect, other: DOMRect) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const overlapping = texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      if (one.layer !== other.layer || one.parent === other.parent) return [];
      const isOver = one.shown.some((box) =>
        other.shown.some(
          (next) => shared(box, next) > 0.2 * Math.min(box.width * box.height, next.width * next.height),
        ),
      );
      return isOver ? [`over each other: ${one.text} | ${other.text}`] : [];
    }),
  );

  const bars = [...document.querySelectorAll("body *")].filter((element) => {
    if (!isSeen(element) || element.closest("dialog, [role=dialog]")) return false;
    const { position } = styleOf(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isAtAnEdge = top <= 1 || bottom >= innerHeight - 1;
    return ["fixed", "sticky"].includes(position) && isAtAnEdge && width > innerWidth / 2;
  });
  const rows = new Set<number>();
  for (const bar of bars) {
    const { top, bottom } = bar.getBoundingClientRect();
    for (let row = Math.max(0, Math.round(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
  }
  const covered = rows.size / innerHeight;
  const crowded = covered > mostCovered ? [`bars cover ${Math.round(covered * 100)} %`] : [];

  return [...new Set([...cut, ...overlapping, ...crowded])];
}
