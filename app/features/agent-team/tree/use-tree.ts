import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { WINDOW } from '../team-queries.ts';
import { useTeam } from '../use-team.ts';
import type { TeamList } from '../use-team-address.ts';
import { type Expanded, placed, withMore, without } from './expanded.ts';
import { isNote, type TeamLine } from './team-line.ts';
import { treeOrder } from './tree-order.ts';
import { useBranches } from './use-branches.ts';

const NONE: readonly Expanded[] = [];

/** The rows of a list, with expanded levels below their rows. A search shows a flat list. */
export function useTree(list: TeamList) {
  const { expanded, change } = useExpanded(list);
  const kept = expanded.flatMap(({ topIndex }) => (topIndex === undefined ? [] : [Math.floor(topIndex / WINDOW)]));
  const team = useTeam(list, kept);
  const { page, rowAt: topAt, onRange: onTopRange, placeOf: placeOfTop } = team;
  const { branches, retry } = useBranches(list, expanded);
  const order = useMemo(() => {
    const top = expanded.flatMap(({ account, within }) => {
      const topIndex = within === '' ? placeOfTop(account) : undefined;
      return topIndex === undefined ? [] : [[topIndex, account] as const];
    });
    return treeOrder(page?.count ?? 0, top, branches);
  }, [page?.count, expanded, branches, placeOfTop]);
  const follow = useEffectEvent(() => change((all) => placed(all, placeOfTop)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the rows moves the expanded ones.
  useEffect(follow, [placeOfTop]);
  const rowAt = useCallback(
    (index: number): TeamLine | undefined => {
      const line = order.at(index);
      if ('note' in line) return line.note;
      return 'topIndex' in line ? topAt(line.topIndex) : line.row;
    },
    [order, topAt],
  );
  const onRange = useCallback(
    (from: number, to: number) => onTopRange(order.topAt(from), order.topAt(to)),
    [order, onTopRange],
  );
  const placeOf = (account: string) => {
    const top = placeOfTop(account);
    return top === undefined ? order.ofBelow(account) : order.ofTop(top);
  };
  return {
    ...{ ...team, rowAt, onRange, placeOf, expanded },
    /** Number of lines: rows and notes. */
    size: page && order.size,
    /** Number of accounts that can be selected. */
    accounts: order.size - order.notes,
    accountAt: (index: number) => accountOf(index < 0 ? undefined : rowAt(index)),
    expand: (account: string) => {
      const index = placeOf(account);
      const row = index === undefined ? undefined : rowAt(index);
      if (!row || isNote(row)) return;
      const topIndex = placeOfTop(account);
      const within = topIndex === undefined ? parentOf(expanded, branches, account) : '';
      const one = { account, within, topIndex, directs: row.directs, level: row.level, parts: 1 };
      change((all) => [...without(all, account), one]);
    },
    collapse: (account: string) => change((all) => without(all, account)),
    showMore: (account: string) => change((all) => withMore(all, account)),
    retryLevels: retry,
  };
}

export type TeamTree = ReturnType<typeof useTree>;

/** The expanded rows of a list. Another level, search or view starts collapsed. */
function useExpanded({ account, search, view }: TeamList) {
  const of = `${account} ${view} ${search}`;
  const [state, setState] = useState({ of, expanded: NONE });
  const change = (next: (all: readonly Expanded[]) => readonly Expanded[]) =>
    setState((previous) => {
      const all = previous.of === of ? previous.expanded : NONE;
      const expanded = next(all);
      return expanded === previous.expanded ? previous : { of, expanded };
    });
  return { expanded: state.of === of ? state.expanded : NONE, change };
}

function parentOf(
  expanded: readonly Expanded[],
  branches: ReturnType<typeof useBranches>['branches'],
  account: string,
): string {
  const holds = (parent: string) => branches.get(parent)?.rows.some((row) => row?.account === account);
  return expanded.find((one) => holds(one.account))?.account ?? '';
}

function accountOf(line: TeamLine | undefined): string | undefined {
  return line === undefined || isNote(line) ? undefined : line.account;
}
