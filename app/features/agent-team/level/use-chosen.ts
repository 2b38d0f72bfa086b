import { useMemo, useState } from 'react';
import type { GridSelection } from '#app/kit/grid/grid-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { isNote, type TeamLine } from '../tree/team-line.ts';
import type { TeamList } from '../use-team-address.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list. Another search or view starts without a selection.
 * @param count accounts that can be selected
 */
export function useChosen({ search, view }: TeamList, count: number): GridSelection<TeamLine> {
  const { t } = useTranslation('agent-team');
  const of = `${view} ${search}`;
  const [chosen, setChosen] = useState({ of, keys: NONE });
  return useMemo(
    () => ({
      keys: chosen.of === of ? chosen.keys : NONE,
      setKeys: (keys) => setChosen({ of, keys }),
      allLabel: t('select.all'),
      labelOf: (line) => (isNote(line) ? '' : t('select.row', { account: line.account })),
      canSelect: (line) => !isNote(line),
      count,
    }),
    [chosen, of, count, t],
  );
}
