import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { body, dialog, foot, head, small as smallStyle, title as titleStyle } from './dialog.css.ts';
import { useModal } from './use-modal.ts';

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

/** A modal dialog; on a phone it is a sheet from below. */
export function Dialog({ title, onClose, small, keep, actions, children }: DialogProps) {
  const { t } = useTranslation();
  const modal = useModal({ onClose, keep });
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Reading begins at the title, unless a form inside takes the focus.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <dialog {...modal} className={small ? `${dialog} ${smallStyle}` : dialog} aria-labelledby={titleId}>
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
