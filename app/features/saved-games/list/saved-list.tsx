import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { TileList } from '#app/shell/games/tile-list.tsx';
import { page } from '#app/shell/layout/page-title.css.ts';
import { PageTitle } from '#app/shell/layout/page-title.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate, useNavigate } from '#app/shell/router/router.ts';
import type { SavedGamePage } from '../saved-page.ts';
import type { PageNumber } from './use-page-number.ts';

interface SavedListProps {
  kind: 'favorite' | 'recent';
  icon: IconName;
  query: Pick<UseQueryResult<SavedGamePage>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>;
  address: PageNumber;
}

/** One of the member's lists of games, in pages. */
export function SavedList({ kind, icon, query, address }: SavedListProps) {
  const { t } = useTranslation('saved-games');
  const navigate = useNavigate();
  const { data } = query;
  // The list may have become shorter than the page in the address.
  if (data && !query.isPlaceholderData && data.totalPages > 0 && address.page > data.totalPages) {
    return <Navigate to={address.to(data.totalPages)} replace />;
  }
  return (
    <div className={page}>
      <PageTitle icon={icon}>{t(`entry.${kind}`)}</PageTitle>
      {query.isError && !data ? (
        <Problem title={t(`${kind}.failed`)} onAction={() => void query.refetch()} />
      ) : (
        <Games kind={kind} icon={icon} data={data} />
      )}
      {data && (
        <Pages
          label={t(`entry.${kind}`)}
          page={address.page}
          count={data.totalPages}
          onPage={(next) => navigate(address.to(next))}
        />
      )}
    </div>
  );
}

function Games({ kind, icon, data }: Pick<SavedListProps, 'kind' | 'icon'> & { data: SavedGamePage | undefined }) {
  const { t } = useTranslation('saved-games');
  const list = useKeepFocus(data?.content.length ?? 0);
  if (data && data.totalPages <= 1 && data.content.length === 0) {
    return (
      <>
        <Empty icon={icon} title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)}>
          <LinkButton to={paths.index}>{t('find')}</LinkButton>
        </Empty>
        <HotShelf title={t('hot')} />
      </>
    );
  }
  return <TileList games={data?.content} places={12} ref={list} />;
}

/** Moves the focus to the next item when the focused one is removed. */
function useKeepFocus(length: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const items = [...(list.current?.children ?? [])];
      focused.current = items.findIndex((item) => target instanceof Node && item.contains(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed number of items means that one was removed.
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.[Math.min(focused.current, items.length - 1)]?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
  }, [length]);

  return list;
}
