/**
 * When what has the focus goes from a part of the page, the focus moves to a place in that part rather than to nowhere.
 * Whatever takes it by itself meanwhile keeps it.
 * @returns ends it
 */
export function keepFocus(part: HTMLElement, place: () => HTMLElement | null): () => void {
  let last: EventTarget | null = part.contains(document.activeElement) ? document.activeElement : null;
  let frame = 0;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const look = () => {
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    place()?.focus({ preventScroll: true });
  };
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
