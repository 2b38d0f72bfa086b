import { useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView, useScreenLoader } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import type { ModalProps } from '../slots/slots.ts';
import { menuButton } from './navigation.css.ts';

const sheet: Screen<ModalProps> = {
  namespace: 'shell',
  load: () => import('./menu-sheet.tsx').then((file) => file.MenuSheet),
};

/** Opens the whole menu where the window, or the layout, has no room for it. */
export function MenuButton() {
  const { t } = useTranslation();
  const loader = useScreenLoader();
  const [open, setOpen] = useState(false);
  const prepare = () => void loader.load(sheet).catch(() => undefined);
  return (
    <div className={menuButton}>
      <IconButton
        icon="list"
        label={t('navigation.open')}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {open && <ScreenView screen={sheet} props={{ close: () => setOpen(false) }} fallback={null} />}
    </div>
  );
}
