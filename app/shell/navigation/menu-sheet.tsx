import { type MouseEvent, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark, BrandWordmark } from '#app/brand/brand-mark.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { useLocation } from '../router/router.ts';
import type { ModalProps } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';
import { SchemeSwitch } from '../switches/scheme-switch.tsx';
import { MenuBanner } from './menu-banner.tsx';
import { body, foot, head, letters, mark, sheet, title } from './menu-sheet.css.ts';
import { SheetEntries } from './sheet-entries.tsx';

/** The whole menu at the window's edge; it closes when an entry is chosen. The browser handles focus and Escape. */
export function MenuSheet({ close }: ModalProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  const element = useRef<HTMLDialogElement>(null);
  useCloseOnNavigation(close);
  useLayoutEffect(() => element.current?.showModal(), []);
  // The press is answered by the entries; what stands below them follows in a render of its own.
  const isWhole = useDeferredValue(true, false);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === element.current) close();
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser reports it as cancel.
    <dialog ref={element} className={sheet} aria-label={t('navigation.open')} onClose={close} onClick={closeBeside}>
      <div className={head}>
        <BrandMark className={mark} size={28} ground="bar" />
        <span className={title}>
          {brand.artwork.wordmark ? <BrandWordmark className={letters} height={18} alt={brand.name} /> : brand.name}
        </span>
        <IconButton icon="x" label={t('dialog.close')} onClick={() => element.current?.close()} />
      </div>
      <nav className={body} aria-label={t('navigation.label')}>
        <SheetEntries group="main" close={close} />
        <SheetEntries group="second" close={close} />
        <SheetEntries group="menu" close={close} />
        {isWhole && (
          <>
            <MenuParts />
            <MenuBanner />
          </>
        )}
      </nav>
      <div className={foot}>
        {isWhole && (
          <>
            <LanguageSwitch atFoot />
            <SchemeSwitch atFoot />
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** A stable object, so that a part does not re-render with the others. */
const NO_PROPS = {};

function MenuParts() {
  const parts = useSlot('menuParts').filter(({ pending }) => !pending);
  return parts.map(({ screen, namespace, order }) => (
    <ScreenView key={`${namespace}-${order}`} screen={screen} props={NO_PROPS} fallback={null} />
  ));
}

function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) close();
  });
}
