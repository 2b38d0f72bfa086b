const GAP = 4;
const EDGE = 8;

/**
 * Places a popup below its anchor, or above where there is more room and it needs it, within the area that a phone's keyboard
 * leaves visible. Sets inline styles, since a stylesheet cannot know the position, and `--anchor-width`.
 * @param popup is in the top layer, with a fixed position
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const seen = sightOf(window);
  const below = seen.bottom - box.bottom - GAP - EDGE;
  const above = box.top - seen.top - GAP - EDGE;
  const goesUp = below < popup.scrollHeight && above > below;
  popup.style.setProperty('--anchor-width', `${box.width}px`);
  popup.style.maxHeight = `${Math.max(goesUp ? above : below, 0)}px`;
  popup.style.inset = 'auto';
  popup.style.top = `${goesUp ? box.top - GAP - popup.offsetHeight : box.bottom + GAP}px`;
  popup.style.left = `${leftOf(popup, box, seen)}px`;
}

/** Starts where the anchor starts in the text direction, and stays visible. */
function leftOf(popup: HTMLElement, box: DOMRect, seen: Sight): number {
  const isRightToLeft = getComputedStyle(popup).direction === 'rtl';
  const edge = isRightToLeft ? box.right - popup.offsetWidth : box.left;
  return Math.max(seen.left + EDGE, Math.min(edge, seen.right - EDGE - popup.offsetWidth));
}

interface Sight {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

function sightOf({ visualViewport: view, innerWidth, innerHeight }: Window): Sight {
  const [left, top] = [view?.offsetLeft ?? 0, view?.offsetTop ?? 0];
  return { left, top, right: left + (view?.width ?? innerWidth), bottom: top + (view?.height ?? innerHeight) };
}
