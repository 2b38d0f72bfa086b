import type { UseQueryResult } from '@tanstack/react-query';
import { more as moreStyle } from '../../../kit/carousel/row.css.ts';
import { Row } from '../../../kit/carousel/row.tsx';
import { GameTileSkeleton } from '../../../kit/game-tile/game-tile-skeleton.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { IconName } from '../../../kit/icon/icon-name.ts';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Game } from '../../../platform/contract.ts';
import { PlatformTile } from '../../../shell/games/platform-tile.tsx';
import { Link } from '../../../shell/router/router.ts';

/** As many as fill the widest row, twice for rows of two lines. */
const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

interface GameRowProps {
  title: string;
  icon: IconName;
  games: readonly Game[] | undefined;
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  /** The way to all of them. */
  more?: { to: string; label: string };
}

/** A row of games; nothing at all where there are none. */
export function GameRow({ title, icon, games, query, more }: GameRowProps) {
  const { t } = useTranslation();
  if (query.isError) {
    return (
      <Problem
        title={t('problem.row', { ns: 'home', title })}
        action={t('error.retry')}
        onAction={() => void query.refetch()}
      />
    );
  }
  if (games?.length === 0) return null;
  return (
    <Row title={title} icon={icon} more={more && <RowLink {...more} />} busy={!games}>
      {games
        ? games.map((game) => <PlatformTile key={game.nodeId} game={game} />)
        : SKELETONS.map((index) => <GameTileSkeleton key={index} />)}
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
