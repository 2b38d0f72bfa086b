/**
 * Keeps a form from being submitted while something that belongs to it is being made. `letGo` ends that; `repeat` then
 * submits the form if it was asked for meanwhile.
 */
export function holdSubmit(form: HTMLFormElement | null): { letGo: () => void; repeat: () => void } {
  let isAsked = false;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    isAsked = true;
  };
  // React hears of it further up.
  form?.addEventListener('submit', hold, true);
  return {
    letGo: () => form?.removeEventListener('submit', hold, true),
    repeat: () => {
      // The oldest browsers have no `requestSubmit`.
      if (isAsked) form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
  };
}
