/**
 * When what has the focus goes from a part of the page, the focus moves to a place in that part rather than to nowhere.
 * Whatever takes it by itself meanwhile keeps it.
 * @param sign what had the focus or a hand on it before this was there; it may have gone meanwhile
 * @returns ends it
 */
export function keepFocus(part: HTMLElement, place: () => HTMLElement | null, sign: EventTarget | null): () => void {
  let last = firstOf(part, sign);
  let frame = 0;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const look = () => {
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    place()?.focus({ preventScroll: true });
  };
  look();
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Who goes on elsewhere is not called back when the place that they left goes, too.
  const forget = () => queueMicrotask(() => (last = last instanceof Node && last.isConnected ? null : last));
  const changes = new MutationObserver(lookSoon);
  changes.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', remember);
  part.addEventListener('focusout', forget);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    part.removeEventListener('focusin', remember);
    part.removeEventListener('focusout', forget);
  };
}

function firstOf(part: HTMLElement, sign: EventTarget | null): EventTarget | null {
  if (sign instanceof Node && !sign.isConnected) return sign;
  return part.contains(document.activeElement) ? document.activeElement : null;
}
