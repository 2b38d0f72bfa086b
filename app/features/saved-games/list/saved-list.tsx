import type { UseQueryResult } from '@tanstack/react-query';
import { GameTileSkeleton } from '../../../kit/game-tile/game-tile-skeleton.tsx';
import { tileCell, tileGrid } from '../../../kit/game-tile/tile-grid.css.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { IconName } from '../../../kit/icon/icon-name.ts';
import { Empty } from '../../../kit/state/empty.tsx';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { SavedGamePage } from '../../../platform/contract.ts';
import { PlatformTile } from '../../../shell/games/platform-tile.tsx';
import { LinkButton } from '../../../shell/router/link-button.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { Navigate } from '../../../shell/router/router.ts';
import { Pages } from './pages.tsx';
import { page as pageStyle, sign, title } from './saved-list.css.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { PageNumber } from './use-page-number.ts';

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

interface SavedListProps {
  kind: 'favorite' | 'recent';
  icon: IconName;
  query: Pick<UseQueryResult<SavedGamePage>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>;
  address: PageNumber;
}

/** One of the account's lists of games, page by page. */
export function SavedList({ kind, icon, query, address }: SavedListProps) {
  const { t } = useTranslation('saved-games');
  const { data } = query;
  // A list that has become shorter may end before the page that the address names.
  if (data && !query.isPlaceholderData && data.totalPages > 0 && address.page > data.totalPages) {
    return <Navigate to={address.to(data.totalPages)} replace />;
  }
  return (
    <div className={pageStyle}>
      <h1 className={title} tabIndex={-1}>
        <span className={sign}>
          <Icon name={icon} size={28} />
        </span>
        {t(`entry.${kind}`)}
      </h1>
      {query.isError && !data ? (
        <Problem title={t(`${kind}.failed`)} action={t('shell:error.retry')} onAction={() => void query.refetch()} />
      ) : (
        <Games kind={kind} icon={icon} data={data} />
      )}
      {data && <Pages address={address} count={data.totalPages} />}
    </div>
  );
}

function Games({ kind, icon, data }: Pick<SavedListProps, 'kind' | 'icon'> & { data: SavedGamePage | undefined }) {
  const { t } = useTranslation('saved-games');
  const list = useFocusKept(data?.content.length ?? 0);
  if (data && data.totalPages <= 1 && data.content.length === 0) {
    return (
      <Empty icon={icon} title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)}>
        <LinkButton to={paths.index}>{t('find')}</LinkButton>
      </Empty>
    );
  }
  return (
    <ul className={tileGrid} ref={list} aria-busy={!data}>
      {data
        ? data.content.map((game) => (
            <li className={tileCell} key={game.nodeId}>
              <PlatformTile game={game} />
            </li>
          ))
        : SKELETONS.map((index) => (
            <li className={tileCell} key={index}>
              <GameTileSkeleton />
            </li>
          ))}
    </ul>
  );
}
