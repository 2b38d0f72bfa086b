import { useId, useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import { caret, sub } from './sub-menu.css.ts';
import { SubSkeleton } from './sub-skeleton.tsx';

interface SubMenuProps {
  /** Label of its entry. */
  of: string;
  screen: Screen;
}

/** An entry's submenu, folded at first and loaded when it is first unfolded. */
export function SubMenu({ of, screen }: SubMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={caret}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('navigation.within', { entry: of })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="caret-down" size={16} />
      </button>
      <div id={id} className={sub} hidden={!open}>
        {open && <ScreenView screen={screen} props={{}} fallback={<SubSkeleton />} />}
      </div>
    </>
  );
}
