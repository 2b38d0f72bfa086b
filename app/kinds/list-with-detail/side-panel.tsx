import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useFocusStays } from '#app/kit/focus/use-focus-stays.ts';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { body, content, foot, head, panel, raisedToasts, title as titleStyle } from './side-panel.css.ts';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Details beside a list, or a dialog in narrow windows. The list keeps its scroll position. `DialogFoot` holds the actions. */
export function SidePanel(props: SidePanelProps) {
  const isWide = useMedia(WIDE);
  if (isWide) return <Beside {...props} />;
  return (
    <Dialog keep title={props.title} onClose={props.onClose}>
      <div className={content}>{props.children}</div>
    </Dialog>
  );
}

function Beside({ title, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusStays(panelRef, heading);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    document.documentElement.classList.add(raisedToasts);
    const part = panelRef.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      document.documentElement.classList.remove(raisedToasts);
      const hadFocus = part?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (pressedKey(event) === 'Escape' && !event.defaultPrevented && !isInDialog) onClose();
  };
  return (
    <aside ref={panelRef} className={panel} data-panel aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </div>
      <div className={`${body} ${content}`}>{children}</div>
      <div className={foot} data-foot />
    </aside>
  );
}
