import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GridTree } from '#app/kit/grid/grid-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamAddress } from '../use-team-address.ts';
import { LevelNotePart } from './level-note-part.tsx';
import { isNote, type LevelNote, type TeamLine } from './team-line.ts';
import type { TeamTree } from './use-tree.ts';

/** Tree handlers for the grid. The object changes only when the expanded rows do. */
export function useGridTree(tree: TeamTree, address: TeamAddress): GridTree<TeamLine> {
  const { t } = useTranslation('agent-team');
  const { expanded, page } = tree;
  const latest = useRef({ tree, address });
  // Read the latest values from a ref, so that they do not redraw the rows.
  useLayoutEffect(() => {
    latest.current = { tree, address };
  });
  const above = page?.head.level ?? 0;
  return useMemo(() => {
    const open = new Set(expanded.map(({ account }) => account));
    return {
      levelOf: ({ level }) => Math.max(1, level - above),
      isExpanded: (line) => (isNote(line) || line.directs === 0 ? undefined : open.has(line.account)),
      onExpand: (line, isExpanded) => {
        if (isNote(line)) return;
        const { expand, collapse } = latest.current.tree;
        (isExpanded ? expand : collapse)(line.account);
      },
      expandLabel: (line) => (isNote(line) ? '' : t('tree.expand', { account: line.account })),
      noteOf: (line) =>
        isNote(line) && (
          <LevelNotePart
            note={line}
            address={latest.current.address}
            onPress={() => followNote(latest.current.tree, line)}
          />
        ),
    };
  }, [expanded, above, t]);
}

/** Runs the action of a note. */
export function followNote({ showMore, retryLevels }: TeamTree, { note, parent }: LevelNote): void {
  if (note === 'more') showMore(parent);
  if (note === 'failed') retryLevels();
}
