import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GridTree } from '#app/kit/grid/grid-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import { WINDOW } from '../team-queries.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { left as leftStyle, noteAction, notePart } from './level-note.css.ts';
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

interface LevelNotePartProps {
  note: LevelNote;
  address: TeamAddress;
  /** Shows more or retries. Enter on the row does the same. */
  onPress: () => void;
}

/** Last line of an expanded level that is empty, failed or incomplete. */
function LevelNotePart({ note: { note, parent, left }, address, onPress }: LevelNotePartProps) {
  const { t } = useTranslation('agent-team');
  if (note === 'empty') return <span className={leftStyle}>{t('tree.empty', { account: parent })}</span>;
  const action = note === 'failed' ? t('shell:error.retry') : t('tree.more', { count: Math.min(left, WINDOW) });
  return (
    <span className={notePart}>
      {note === 'failed' && <span className={leftStyle}>{t('tree.failed', { account: parent })}</span>}
      <button type="button" tabIndex={-1} className={noteAction} onClick={onPress}>
        {action}
      </button>
      {note === 'more' && (
        <>
          <span className={leftStyle}>{t('tree.left', { count: left })}</span>
          <Link className={noteAction} to={address.levelOf(parent)}>
            {t('tree.open', { account: parent })}
          </Link>
        </>
      )}
    </span>
  );
}
