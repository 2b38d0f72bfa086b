import type { ReactNode } from 'react';
import { type OfficeTotal, officeTotals } from '#app/kinds/record-page/office/office-columns.tsx';
import { FigureValue } from '#app/kinds/record-page/totals/figure.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { TeamPage } from './team-rows.ts';
import type { RecordsAddress } from './use-records-address.ts';

/** A column of sums. */
export type SumsColumn<Sums> = OfficeTotal<Sums> & { name: string };

/** A named sum, with the filters that list its records. */
export interface SumsRow<Sums> {
  key: string;
  name: string;
  /** Null if no filter selects exactly these records. */
  filters: ParameterChanges | null;
  sums: Sums;
}

/** Positions of the first three figures in a card. */
const PLACES = ['amount', 'line', 'lineEnd'] as const;

interface SumsViewProps<Page, Sums> {
  kind: 'movements' | 'bets';
  page: Page | undefined;
  address: RecordsAddress;
  sums: {
    name: string;
    /** Columns of figures. Cards show the first one large. */
    columns: readonly SumsColumn<Sums>[];
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
    <Grid
      label={t(isOfLevels ? `${kind}.levels` : `${kind}.groups`)}
      columns={[
        {
          ...{ id: 'name', name: isOfLevels ? t('column.level') : sums.name, width: 200 },
          cell: ({ name }: SumsRow<Sums>) => <bdi>{name}</bdi>,
        },
        ...sums.columns.map((column, index) => sumsColumn(column, index, currency)),
      ]}
      count={rows?.length}
      rowAt={(index) => rows?.[index]}
      keyOf={({ key }) => key}
      onOpen={({ filters }) => filters && address.filter({ ...filters, view: null })}
      {...(rows && {
        totals: officeTotals({
          ...{ name: t(`${kind}.total`, { count: total.count }), cells: sums.columns },
          ...{ of: total, currency },
        }),
      })}
      cardsBelow={42}
      empty={empty}
    />
  );
}

function sumsColumn<Sums>(column: SumsColumn<Sums>, index: number, currency: string): GridColumn<SumsRow<Sums>> {
  const cell = ({ sums }: SumsRow<Sums>) => <FigureValue value={column} of={sums} currency={currency} />;
  const cardCell = (row: SumsRow<Sums>) => (
    <>
      <span aria-hidden="true">{column.name} </span>
      {cell(row)}
    </>
  );
  const { id, name } = column;
  return { id, name, kind: 'number', inCard: PLACES[index] ?? 'nowhere', cell, ...(index > 0 && { cardCell }) };
}

/** Builds one row for each level that matches the filters. */
function useLevels<Sums>({ who }: Pick<RecordsAddress, 'who'>) {
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
