import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#app/language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { answers, body, card, head, place, title as titleStyle } from './prompt.css.ts';
import { useAnnouncement } from './use-announcement.ts';
import { usePrompt } from './use-prompt.ts';

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
