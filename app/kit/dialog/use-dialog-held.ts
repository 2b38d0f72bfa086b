import { useEffect, useState } from 'react';

/**
 * Whether the user is busy in the surrounding dialog or the page is in the background. The dialog's initial focus does not
 * count; any later move of the focus does.
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
    // The area around a modal is its backdrop, whose pointer events target the dialog itself.
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
