import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useFocusStays } from '../focus/use-focus-stays.ts';
import { body, dialog, foot, head, title as titleStyle } from './dialog.css.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: string;
  /** Without it a person leaves by the dialog's own actions alone: it has no cross, and Escape does nothing. */
  onClose?: (() => void) | undefined;
  small?: boolean;
  /** For two columns side by side, in windows that have room for them. */
  wide?: boolean;
  /** 200 px square, and as much more as its content needs; no sheet on a phone either. */
  square?: boolean;
  /** As tall as the window lets it, and over all of a phone; its content fills it and scrolls by itself. */
  fill?: boolean;
  /** A click beside the dialog closes it unless something in it could be lost. */
  keep?: boolean;
  /** It is closed by its cross alone: neither by Escape nor by a click beside it. */
  crossOnly?: boolean;
  /** Id of what is read out with the title. */
  describedBy?: string | undefined;
  /** The actions: they stay in sight while the content scrolls. With notes, or from deep inside, `DialogFoot` puts them there. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; on a phone it is a sheet from below. */
export function Dialog(props: DialogProps) {
  const { title, onClose, small, wide, square, fill, keep, crossOnly, describedBy, actions, children } = props;
  const { t } = useTranslation();
  const modal = useModal({ onClose: crossOnly ? undefined : onClose, keep });
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Reading begins at the title, unless a form inside takes the focus.
  useLayoutEffect(() => heading.current?.focus(), []);
  useFocusStays(modal.ref, heading);
  return (
    <dialog
      {...modal}
      className={dialog}
      data-small={small}
      data-wide={wide}
      data-square={square}
      data-fill={fill}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        {onClose && <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />}
      </div>
      <div className={body}>{children}</div>
      <div className={foot} data-foot>
        {actions}
      </div>
    </dialog>
  );
}
