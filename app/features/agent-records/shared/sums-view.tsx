import type { ReactNode } from 'react';
import { type Figure, FigureValue } from '#app/kinds/record-page/totals/figure.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import { SumsGrid } from './sums-grid.tsx';
import type { TeamPage } from './team-rows.ts';
import type { TeamRecordsAddress } from './use-records-address.ts';

/** A named sum, with the filters that list its records. */
export interface SumsRow<Sums> {
  key: string;
  name: string;
  /** Null if no filter selects exactly these records. */
  filters: ParameterChanges | null;
  sums: Sums;
}

interface SumsViewProps<Page, Sums> {
  kind: 'movements' | 'bets';
  page: Page | undefined;
  address: TeamRecordsAddress;
  sums: {
    name: string;
    columns: readonly (Figure<Sums> & { id: string })[];
    groupsOf: (page: Page) => readonly SumsRow<Sums>[];
    sumOf: (rows: readonly Sums[]) => Sums;
  };
  empty: ReactNode;
}

/** Sums by group or by level. Each row opens its records. */
export function SumsView<Page extends TeamPage<Sums>, Sums extends { count: number }>(
  props: SumsViewProps<Page, Sums>,
) {
  const { kind, page, address, sums, empty } = props;
  const { t } = useTranslation('agent-records');
  const levelsOf = useLevels<Sums>(address);
  const isOfLevels = address.view === 'levels';
  const rows = page && (isOfLevels ? levelsOf(page) : sums.groupsOf(page));
  const total = sums.sumOf((rows ?? []).map((row) => row.sums));
  const currency = page?.currency ?? 'EUR';
  return (
    <SumsGrid
      label={t(isOfLevels ? `${kind}.levels` : `${kind}.groups`)}
      name={isOfLevels ? t('column.level') : sums.name}
      columns={sums.columns.map((column) => ({
        id: column.id,
        name: column.name,
        cell: (row: SumsRow<Sums>) => <FigureValue value={column} of={row.sums} currency={currency} />,
      }))}
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      totals={rows && { sums: total, key: '', name: '', filters: null }}
      totalName={t(`${kind}.total`, { count: total.count })}
      onOpen={({ filters }) => filters && address.filter({ ...filters, view: null })}
      empty={empty}
    />
  );
}

/** Builds one row for each level that matches the filters. */
function useLevels<Sums>({ who }: Pick<TeamRecordsAddress, 'who'>) {
  const { t } = useTranslation('agent-records');
  const { member } = useSession();
  return ({ levels }: TeamPage<Sums>): SumsRow<Sums>[] =>
    levels
      .filter(({ level }) => who.level === null || level === who.level)
      .map((sums) => ({
        ...{ sums, key: String(sums.level), filters: levelFilters(sums.level, who.account || member?.account) },
        name: sums.level === 0 ? t('who.me') : t('who.level', { level: sums.level }),
      }));
}

/** Filters for one level. Level 0 is the account itself, without its team. @param account the head of the levels */
function levelFilters(level: number, account = ''): ParameterChanges {
  return level === 0 ? { account, scope: null, level: null } : { level: String(level) };
}
