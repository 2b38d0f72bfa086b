import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { BetTotals } from '#schemas/generated/platform.ts';
import { levelFilters } from '../shared/level-filters.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { SumsGrid } from '../shared/sums-grid.tsx';
import type { Bets } from './bet-queries.ts';
import { betTotalsOf } from './bet-totals-of.ts';
import { NoBets } from './no-bets.tsx';
import type { BetsAddress } from './use-bets-address.ts';

interface BetSumsProps {
  list: Bets;
  address: BetsAddress;
}

/** A row with its name, and the filters that show its bets. */
interface SumsRow extends BetTotals {
  key: string;
  name: string;
  /** Null where no filter shows just these. */
  filters: ParameterChanges | null;
}

const keyOf = ({ key }: SumsRow) => key;
const nameOf = ({ name }: SumsRow) => name;

/** The bets added up by game type and vendor, or by level; a row leads to its bets. */
export function BetSums({ list: { page }, address }: BetSumsProps) {
  const { t } = useTranslation('agent-records');
  const { view, filter } = address;
  const columns = useColumns(page?.currency ?? 'EUR');
  const rows = useRows({ page, address });
  const sums = betTotalsOf(rows ?? []);
  return (
    <SumsGrid
      label={t(view === 'levels' ? 'bets.levels' : 'bets.groups')}
      name={t(view === 'levels' ? 'column.level' : 'column.vendor')}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      totals={rows && { ...sums, key: '', name: '', filters: null }}
      totalName={t('bets.total', { count: sums.count })}
      onOpen={({ filters }) => filters && filter({ ...filters, view: null })}
      empty={<NoBets address={address} />}
    />
  );
}

function useColumns(currency: string) {
  const { t } = useTranslation('agent-records');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const money = (id: 'stake' | 'paid') => ({
    id,
    name: t(`column.${id}`),
    cell: (row: SumsRow) => <Money amount={row[id]} currency={currency} />,
  });
  return [
    {
      id: 'profit',
      name: t('column.profit'),
      cell: ({ profit }: SumsRow) => <SignedMoney amount={profit} currency={currency} />,
    },
    { id: 'count', name: t('bets.count'), cell: ({ count }: SumsRow) => number.format(count) },
    money('stake'),
    money('paid'),
  ];
}

/** The rows of the view that the other filters leave. */
function useRows({ page, address }: { page: Bets['page']; address: BetsAddress }): SumsRow[] | undefined {
  const { t } = useTranslation('agent-records');
  const { member } = useSession();
  const { view, gameType, vendor, who } = address;
  if (!page) return undefined;
  if (view === 'levels') {
    return page.levels
      .filter(({ level }) => who.level === null || level === who.level)
      .map(({ level, ...sums }) => ({
        ...{ ...sums, key: String(level), filters: levelFilters(level, who.account || member?.account) },
        name: level === 0 ? t('who.me') : t('who.level', { level }),
      }));
  }
  return page.groups
    .filter((group) => (gameType === undefined || group.gameType === gameType) && (!vendor || group.vendor === vendor))
    .map(({ gameType: type, vendor: code, vendorName, ...sums }) => ({
      ...{ ...sums, key: `${type} ${code}`, filters: type ? { gameType: type, vendor: code } : null },
      name: [vendorName || t('bets.other'), ...(type ? [t(`type.${type}`)] : [])].join(' · '),
    }));
}
