import { useDeferredValue } from 'react';
import { CardRow } from '#app/kit/carousel/card-row.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { more } from '#app/kit/carousel/row.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath } from '#app/platform/games/game-category.ts';
import { Link } from '#app/shell/router/router.ts';
import type { HomeRowProps } from '#app/shell/slots/slots.ts';
import { gamesOf, type MenuMode } from '../menu/modes.ts';
import { useMenus } from '../menu/use-menus.ts';
import { DrawCard } from './draw-card.tsx';
import { nextFirst } from './next-first.ts';
import { useIssues } from './use-issues.ts';

const MODES: Readonly<Record<'lott' | 'elott', readonly MenuMode[]>> = { lott: ['LOTT', 'ZY'], elott: ['ELOTT'] };

/** Fills the widest row, and is few enough for one request each. */
const COUNT = 6;

/** The next draws with their countdowns and links to bet. Renders nothing for a lottery without games. */
export function NextDraws({ category }: HomeRowProps) {
  const { t } = useTranslation('lottery');
  const { menus, isError, refetch } = useMenus(MODES[category === 'elott' ? 'elott' : 'lott']);
  const games = menus?.flatMap(gamesOf).filter(({ state }) => state === 'open');
  // Six cards with countdowns take longer than a frame.
  const issues = useDeferredValue(useIssues(games && nextFirst(games).slice(0, COUNT)));
  if (isError) return <Problem title={t('failed.menu')} onAction={refetch} />;
  if (!games || !issues) return <CardRowSkeleton />;
  if (issues.length === 0) return null;
  return (
    <CardRow title={t('next.title')} icon="ticket" more={<AllDraws category={category} />}>
      {issues.map(({ game, issue }) => (
        <DrawCard key={game.gameCode} game={game} issue={issue} />
      ))}
    </CardRow>
  );
}

function AllDraws({ category }: HomeRowProps) {
  const { t } = useTranslation('lottery');
  return (
    <Link className={more} to={categoryPath(category)}>
      {t('next.all')}
      <Icon name="caret-right" size={16} />
    </Link>
  );
}
