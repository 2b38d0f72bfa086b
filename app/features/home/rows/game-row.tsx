import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { more as moreStyle } from '#app/kit/carousel/row.css.ts';
import { Row } from '#app/kit/carousel/row.tsx';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Near } from '#app/kit/near/use-near.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { PlatformTile } from '#app/shell/games/platform-tile.tsx';
import { Link } from '#app/shell/router/router.ts';

// A constant element does not render again with its row.
const PLACE = <GameTileSkeleton />;

/** Fills the widest row. */
const SKELETONS = Array.from({ length: 8 }, () => PLACE);

/** Gives a two-line row its final height. */
const PLACES = SKELETONS.slice(0, 2);

interface GameRowProps {
  /** Undefined while loading. */
  title: string | undefined;
  icon: IconName;
  place: Near;
  /** Visible without scrolling, so skeletons fill the row. */
  first?: boolean;
  games: readonly Game[] | undefined;
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  more?: { to: string; label: string };
}

/**
 * A row of games; renders nothing without games. Its tiles render when it comes near the window, because the page has hundreds.
 * Until then the row keeps the same height.
 */
export function GameRow({ title, icon, place: { ref, near }, first = false, games, query, more }: GameRowProps) {
  const { t } = useTranslation('home');
  // Defer the render, so that several answers at once do not block a phone. The row itself only renders its visible tiles.
  const shown = useDeferredValue(near ? games : undefined);
  if (query.isError) {
    return <Problem title={t('problem.row', { title })} onAction={() => void query.refetch()} />;
  }
  if (games?.length === 0) return null;
  return (
    <Row title={title} icon={icon} more={more && <RowLink {...more} />} busy={!shown} ref={ref} placeholder={PLACE}>
      {shown ? shown.map((game) => <PlatformTile key={game.nodeId} game={game} />) : near || first ? SKELETONS : PLACES}
    </Row>
  );
}

function RowLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={moreStyle} to={to}>
      {label}
      <Icon name="caret-right" size={16} />
    </Link>
  );
}
