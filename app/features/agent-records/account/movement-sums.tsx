import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { MovementTotals } from '#schemas/generated/platform.ts';
import { levelFilters } from '../shared/level-filters.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { SumsGrid } from '../shared/sums-grid.tsx';
import type { Movements } from './movement-queries.ts';
import { movementTotalsOf } from './movement-totals-of.ts';
import { NoMovements } from './no-movements.tsx';
import type { MovementsAddress } from './use-movements-address.ts';

interface MovementSumsProps {
  list: Movements;
  address: MovementsAddress;
}

/** A row with its name, and the filters that show its movements. */
interface SumsRow extends MovementTotals {
  key: string;
  name: string;
  /** Null where no filter shows just these. */
  filters: ParameterChanges | null;
}

const keyOf = ({ key }: SumsRow) => key;
const nameOf = ({ name }: SumsRow) => name;

/** The movements added up by kind or level; a row leads to its movements. */
export function MovementSums({ list: { page }, address }: MovementSumsProps) {
  const { t } = useTranslation('agent-records');
  const { view, filter } = address;
  const columns = useColumns(page?.currency ?? 'EUR');
  const rows = useRows({ page, address });
  const sums = movementTotalsOf(rows ?? []);
  return (
    <SumsGrid
      label={t(view === 'levels' ? 'movements.levels' : 'movements.groups')}
      name={t(view === 'levels' ? 'column.level' : 'column.what')}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      totals={rows && { ...sums, key: '', name: '', filters: null }}
      totalName={t('movements.total', { count: sums.count })}
      onOpen={({ filters }) => filters && filter({ ...filters, view: null })}
      empty={<NoMovements address={address} />}
    />
  );
}

function useColumns(currency: string) {
  const { t } = useTranslation('agent-records');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const money = (id: 'received' | 'spent') => ({
    id,
    name: t(`column.${id}`),
    cell: (row: SumsRow) => <Money amount={row[id]} currency={currency} />,
  });
  return [
    {
      id: 'net',
      name: t('column.net'),
      cell: ({ net }: SumsRow) => <SignedMoney amount={net} currency={currency} />,
    },
    { id: 'count', name: t('movements.count'), cell: ({ count }: SumsRow) => number.format(count) },
    money('received'),
    money('spent'),
  ];
}

/** The rows of the view that the other filters leave. */
function useRows({ page, address }: { page: Movements['page']; address: MovementsAddress }): SumsRow[] | undefined {
  const { t } = useTranslation('agent-records');
  const { member } = useSession();
  const { view, kind: wanted, who } = address;
  if (!page) return undefined;
  if (view === 'levels') {
    return page.levels
      .filter(({ level }) => who.level === null || level === who.level)
      .map(({ level, ...sums }) => ({
        ...{ ...sums, key: String(level), filters: levelFilters(level, who.account || member?.account) },
        name: level === 0 ? t('who.me') : t('who.level', { level }),
      }));
  }
  return page.kinds
    .filter(({ kind }) => wanted === undefined || kind === wanted)
    .map(({ kind, ...sums }) => ({ ...sums, key: kind, name: t(`kind.${kind}`), filters: { kind } }));
}
