import { useState } from 'react';
import { ResultLine } from '#app/kit/list/result-line.tsx';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import { GameGrid } from './game-grid.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type GameList as List, useGameList } from './use-game-list.ts';
import { type ListAddress, sorts } from './use-list-address.ts';
import { useScrollRestored } from './use-scroll-restored.ts';
import { FIRST_SLICE, useTilesInView } from './use-tiles-in-view.ts';

interface GameListProps {
  category: GameCategory;
  address: ListAddress;
}

/** The games that match the address, with their number and order. */
export function GameList({ category, address }: GameListProps) {
  const { t } = useTranslation('games');
  // A cycle: the visible slice decides which pages load, and the list's length limits the slice.
  const [seen, setSeen] = useState(FIRST_SLICE);
  const list = useGameList({ category, choices: address, slice: seen });
  const tiles = useTilesInView(list.count, seen, setSeen);
  useScrollRestored(list.count > 0);
  const { isError, isWhole, count, retry } = list;
  return (
    <>
      <ResultLine found={<Result list={list} />}>
        <SortChoice address={address} />
      </ResultLine>
      {isError && <Problem title={t(count === 0 ? 'problem.games' : 'problem.list')} onAction={retry} />}
      {isWhole && !isError && count === 0 && <NothingFound address={address} />}
      <GameGrid list={list} tiles={tiles} />
    </>
  );
}

function Result({ list: { isPending, isError, isWhole, count, progress } }: { list: List }) {
  const { t } = useTranslation('games');
  if (isPending || isError) return null;
  if (!isWhole) return t('looking', { known: progress.searched, count: progress.total });
  return count > 0 && t('result', { count });
}

/** Choice between the operator's order and those of the site. */
function SortChoice({ address }: Pick<GameListProps, 'address'>) {
  const { t } = useTranslation('games');
  const choices = (['', ...sorts] as const).map((value) => ({ value, label: t(`sort.${value || 'recommended'}`) }));
  return (
    <InlineSelect
      label={t('sort.label')}
      icon="sort-descending"
      choices={choices}
      value={address.sort}
      onChange={(value) => address.choose({ sort: sorts.find((sort) => sort === value) ?? '' })}
    />
  );
}
