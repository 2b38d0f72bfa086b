interface Surrounding {
  overflowX: string;
  overflowY: string;
  textOverflow: string;
  webkitLineClamp: string;
  position: string;
  edge: DOMRect;
}

/**
 * Runs in the page. Finds texts that an ancestor cuts off, or that overlap. All its helpers
 * are inside, since the function is sent to the page as text.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the page gets a single function; its parts are small.
export function misplacedTexts(): string[] {
  const TOLERANCE = 1;
  const OVERLAP = 3;
  // A page of tiles has thousands of texts with the same ancestors, so each ancestor is examined once.
  const surroundings = new Map<Element, Surrounding>();
  const boxes = textBoxes();
  return [...boxes.flatMap(clipped), ...overlapping()];

  function textBoxes() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { element: Element; text: string; box: DOMRect; seen: DOMRect; layer: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push({ element, text, box, seen: seenPart(box, element), layer });
    }
    return found;
  }

  function around(element: Element): Surrounding {
    const known = surroundings.get(element);
    if (known) return known;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const found = { overflowX, overflowY, textOverflow, webkitLineClamp, position, edge };
    surroundings.set(element, found);
    return found;
  }

  /** The part of a box that its clipping and scrolling ancestors leave visible. */
  function seenPart(box: DOMRect, element: Element): DOMRect {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, edge } = around(at);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function isSeen(element: Element): boolean {
    if (element.closest('script, style, noscript, option, [inert]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    // Text for screen readers only is clipped to one pixel.
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { edge, position } = around(at);
      if (edge.width <= 1 && edge.height <= 1 && position === 'absolute') return false;
    }
    return true;
  }

  function clipped({ element, text, box, seen }: (typeof boxes)[number]): string[] {
    if (givesWay(element, text, seen)) return [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const fate = effectOf(box, at);
      if (fate === 'reachable') return [];
      if (fate === 'cut') return [`"${text.slice(0, 40)}" is cut off`];
    }
    return [];
  }

  /** Whether a control that has no room for its text shows its picture alone, and says the text by its label. */
  function givesWay(element: Element, text: string, seen: DOMRect): boolean {
    const control = element.closest('a[aria-label], button[aria-label]');
    if (!control?.querySelector('img, svg') || seen.width * seen.height > 0) return false;
    return control.getAttribute('aria-label')?.includes(text) ?? false;
  }

  /** Says how an ancestor affects a text: scrolled text is reachable, and text with an ellipsis is given in full elsewhere. */
  function effectOf(box: DOMRect, at: Element): 'cut' | 'reachable' | undefined {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, edge } = around(at);
    if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return 'reachable';
    const cutsSideways = cuts(overflowX) && (box.left < edge.left - TOLERANCE || box.right > edge.right + TOLERANCE);
    if (cutsSideways && textOverflow === 'ellipsis') return 'reachable';
    const cutsLengthways = cuts(overflowY) && (box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE);
    if (cutsLengthways && webkitLineClamp !== 'none') return 'reachable';
    return cutsSideways || cutsLengthways ? 'cut' : undefined;
  }

  function cuts(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function overlapping(): string[] {
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        if (one.element === other.element || one.layer !== other.layer) return [];
        const width = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const height = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        if (width <= OVERLAP || height <= OVERLAP) return [];
        return [`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over each other`];
      }),
    );
  }

  /** Layers that cover others by design: sticky bars, dialogs, menus, the slides of a carousel. */
  function layerOf(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = around(at);
      if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [popover], [role="menu"]')) return at;
    }
    return document.body;
  }
}
