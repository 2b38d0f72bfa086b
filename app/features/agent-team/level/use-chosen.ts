import { useMemo, useState } from 'react';
import type { GridSelection } from '#app/kit/grid/grid-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamRow } from '#schemas/generated/platform.ts';
import type { TeamList } from '../use-team-address.ts';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of a list; another search or view has none. */
export function useChosen({ search, view }: TeamList): GridSelection<TeamRow> {
  const { t } = useTranslation('agent-team');
  const of = `${view} ${search}`;
  const [chosen, setChosen] = useState({ of, keys: NONE });
  return useMemo(
    () => ({
      keys: chosen.of === of ? chosen.keys : NONE,
      setKeys: (keys) => setChosen({ of, keys }),
      allLabel: t('select.all'),
      labelOf: ({ account }) => t('select.row', { account }),
    }),
    [chosen, of, t],
  );
}
