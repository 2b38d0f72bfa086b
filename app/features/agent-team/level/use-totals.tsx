import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamLevelPage, TeamSort } from '#schemas/generated/platform.ts';

/** What the rows add up to; undefined while they load. @param isWide otherwise the first cell has the members too */
export function useTotals(page: TeamLevelPage | undefined, isSearch: boolean, isWide: boolean) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  if (!page) return undefined;
  const { count, currency } = page;
  const { members, balance } = page.totals;
  const rows = isSearch ? t('totals.found', { count }) : t('totals.directs', { count });
  const totals: GridTotals<TeamSort> = {
    name:
      isWide || isSearch
        ? rows
        : t('totals.card', { rows: t('totals.short', { count }), members: t('members', { count: members }) }),
    cells: {
      members: new Intl.NumberFormat(tag).format(members),
      balance: <Money amount={balance} currency={currency} />,
    },
    ...(!isSearch && { note: t('totals.note') }),
  };
  return totals;
}
