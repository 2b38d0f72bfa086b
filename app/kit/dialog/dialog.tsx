import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useFocusStays } from '../focus/use-focus-stays.ts';
import { ProblemGroupContext } from '../state/problem-group.tsx';
import { body, dialog, foot, head, title as titleStyle } from './dialog.css.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: string;
  /** Closes the dialog. If it is left out, only the dialog's own actions close it: no close button, and Escape does nothing. */
  onClose?: (() => void) | undefined;
  small?: boolean;
  /** Wide enough for two columns, in windows that have room for them. */
  wide?: boolean;
  /** 200 px square, with content that scrolls; not a sheet on a phone. */
  square?: boolean;
  /** Makes the dialog as tall as the window allows, full screen on a phone; its content fills it and scrolls. */
  fill?: boolean;
  /** A press outside closes the dialog unless input could be lost. */
  keep?: boolean;
  /** Leaves closing to the close button: neither Escape nor a press outside does it. */
  crossOnly?: boolean;
  /** Id of the element that is announced with the title. */
  describedBy?: string | undefined;
  /** The actions: they stay visible while the content scrolls. `DialogFoot` adds notes, or places them from deep inside. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Keys scroll a dialog so small that even a short text may not fit, since it need not have anything to focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** A modal dialog; on a phone a bottom sheet. */
export function Dialog(props: DialogProps) {
  const { title, onClose, small, wide, square, fill, keep, crossOnly, describedBy, actions, children } = props;
  const { t } = useTranslation();
  const modal = useModal({ onClose: crossOnly ? undefined : onClose, keep });
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Reading starts at the title, unless a form inside takes the focus.
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
      <div className={body} {...(square && SCROLLED_BY_KEYS)}>
        <ProblemGroupContext value={null}>{children}</ProblemGroupContext>
      </div>
      <div className={foot} data-foot>
        {actions}
      </div>
    </dialog>
  );
}
