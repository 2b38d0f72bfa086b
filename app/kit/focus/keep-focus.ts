/**
 * When the focused element disappears from a part of the page, moves the focus to a place in that part instead of losing it.
 * If something else takes the focus meanwhile, it keeps it.
 * @param sign the element that was focused or pressed before this loaded; it may be gone already
 * @returns stops watching
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
  // A user who has moved on is not pulled back when the element they left disappears.
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
