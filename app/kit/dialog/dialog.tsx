import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { body, dialog, foot, head, small as smallStyle, title as titleStyle } from './dialog.css.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  small?: boolean;
  /** A click beside the dialog closes it unless something in it could be lost. */
  keep?: boolean;
  /** The actions: they stay in sight while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; on a phone it is a sheet from below. Focus, Escape and the inert page are the browser's own. */
export function Dialog({ title, onClose, small, keep, actions, children }: DialogProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Before the effects of what it holds, so that a form inside can take the focus; else reading begins at the title.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (!keep && event.target === element.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser reports it as cancel.
    <dialog
      ref={element}
      className={small ? `${dialog} ${smallStyle}` : dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
    >
      <div className={head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </div>
      <div className={body}>{children}</div>
      {actions && <div className={foot}>{actions}</div>}
    </dialog>
  );
}
