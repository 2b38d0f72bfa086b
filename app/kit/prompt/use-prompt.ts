import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface PromptParts {
  /** Element at the start of the document, for as long as the prompt is shown. */
  container: HTMLElement;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Places a prompt, and returns the focus to where it was if the prompt has it when it goes.
 * @param className of the container
 * @param isOpened whether a person opened the prompt, which moves the focus to its heading
 */
export function usePrompt(className: string, isOpened: boolean): PromptParts {
  const heading = useRef<HTMLHeadingElement>(null);
  const [container] = useState(() => Object.assign(document.createElement('div'), { className }));
  useLayoutEffect(() => {
    let before = document.activeElement;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !container.contains(relatedTarget)) before = relatedTarget;
    };
    document.body.prepend(container);
    container.addEventListener('focusin', enter);
    if (isOpened) heading.current?.focus({ preventScroll: true });
    return () => {
      container.removeEventListener('focusin', enter);
      const hadFocus = container.contains(document.activeElement);
      container.remove();
      if (hadFocus) placeToReturn(before)?.focus({ preventScroll: true });
    };
  }, [container, isOpened]);
  return { container, heading };
}

/** The page's content, if nothing had the focus or what had it is gone. */
function placeToReturn(before: Element | null): HTMLElement | null {
  const isPlace = before instanceof HTMLElement && before.isConnected && before !== document.body;
  return isPlace ? before : document.getElementById('main');
}
