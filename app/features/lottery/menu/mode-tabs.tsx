import { useTranslation } from '#app/language/translation.tsx';
import { useActiveInView } from '#app/shell/navigation/use-active-in-view.ts';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { mode as modeStyle, modes } from './mode-tabs.css.ts';
import { gamesOf, type Menu } from './modes.ts';

interface ModeTabsProps {
  menus: readonly Menu[];
  chosen: Menu;
}

/** Tabs of the page's menus, each linking to its first game. Renders nothing for a single menu. */
export function ModeTabs({ menus, chosen }: ModeTabsProps) {
  const { t } = useTranslation('lottery');
  const { pathname } = useLocation();
  const ref = useActiveInView(menus.length);
  if (menus.length < 2) return null;
  return (
    <nav aria-label={t('menu.modes')}>
      <ul className={modes} ref={ref}>
        {menus.map((menu) => (
          <li key={menu.mode}>
            <Link
              className={modeStyle}
              to={`${pathname}?gameCode=${gamesOf(menu)[0]?.gameCode ?? ''}`}
              aria-current={menu.mode === chosen.mode ? 'page' : undefined}
            >
              {t(`mode.${menu.mode}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
