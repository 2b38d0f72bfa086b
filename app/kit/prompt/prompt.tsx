import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#app/language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { answers, body, card, head, place, title as titleStyle } from './prompt.css.ts';

interface PromptParts {
  /** Element at the start of the document, for as long as the prompt is shown. */
  container: HTMLElement;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface PromptProps {
  title: string;
  /** Set for a prompt that a person opened: it takes the focus and can be closed without an answer. */
  onClose?: (() => void) | undefined;
  /** Buttons of the same look, so that no answer stands out. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * A question that leaves the page usable. It stays at the foot of the window until it is answered. It is the first part of
 * the document, so that the Tab key reaches it first, and is announced without taking the focus.
 */
export function Prompt({ title, onClose, actions, children }: PromptProps) {
  const { t } = useTranslation();
  const { container, heading } = usePrompt(place, onClose !== undefined);
  const announcement = useAnnouncement(title);
  const titleId = useId();
  return createPortal(
    <section className={card} aria-labelledby={titleId}>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
      <div className={head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        {onClose && <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />}
      </div>
      <div className={body}>{children}</div>
      <div className={answers}>{actions}</div>
    </section>,
    container,
  );
}

/** The text, one render late: screen readers only announce changes of a live region that they know already. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return announced;
}

/**
 * Places a prompt, and returns the focus to where it was if the prompt has it when it goes.
 * @param className of the container
 * @param isOpened whether a person opened the prompt, which moves the focus to its heading
 */
function usePrompt(className: string, isOpened: boolean): PromptParts {
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
