import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useActiveInView } from '#app/shell/navigation/use-active-in-view.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { GameGroup } from './game-group.tsx';
import { bone, menu as menuStyle } from './menu.css.ts';
import type { Menu } from './modes.ts';
import { useRecentGames } from './use-menus.ts';

interface GameMenuProps {
  menu: Menu;
  chosen: LotteryGame;
}

/** The games of a mode in groups, after the recently played ones. */
export function GameMenu({ menu, chosen }: GameMenuProps) {
  const { t } = useTranslation('lottery');
  const { data: recent = [] } = useRecentGames();
  // Leave out games of the lottery's other pages.
  const own = recent.filter(({ gameCode }) =>
    menu.groups.some(({ games }) => games.some((game) => game.gameCode === gameCode)),
  );
  const strip = useActiveInView<HTMLElement>(own.length);
  return (
    <nav ref={strip} className={menuStyle} aria-label={t('menu.label')}>
      {own.length > 0 && <GameGroup name={t('menu.recent')} games={own.slice(0, 3)} chosen={undefined} />}
      {menu.groups.map(({ groupCode, groupName, games }) => (
        <GameGroup key={groupCode} name={groupName} games={games} chosen={chosen.gameCode} />
      ))}
    </nav>
  );
}

export function GameMenuSkeleton() {
  return (
    <div className={menuStyle} aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((name) => (
        <Skeleton key={name} className={bone} />
      ))}
    </div>
  );
}
