import { useEffect, useState } from 'react';

/**
 * Whether somebody is at the dialog around a place, or nobody looks at the page. The focus that a dialog takes by itself
 * says nothing; one that was moved on from there does.
 */
export function useDialogHeld(place: { readonly current: HTMLElement | null }): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    const taken = document.activeElement;
    const gone = new AbortController();
    const { signal } = gone;
    // What lies around a modal is its backdrop, which is told of a pointer as the dialog itself.
    dialog?.addEventListener('pointerover', ({ target }) => setPointed(target !== dialog), { signal });
    dialog?.addEventListener('pointerleave', () => setPointed(false), { signal });
    dialog?.addEventListener('focusin', ({ target }) => setFocused(target !== taken), { signal });
    dialog?.addEventListener('focusout', () => setFocused(false), { signal });
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => gone.abort();
  }, [place]);

  return pointed || focused || hidden;
}
