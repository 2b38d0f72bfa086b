import { useTranslation } from '#app/language/translation.tsx';
import type { BetTotals, TeamBetsPage } from '#schemas/generated/platform.ts';
import type { SumsRow } from '../shared/sums-view.tsx';
import type { BetsAddress } from './use-bets-address.ts';

/** The bets by game type and vendor, as far as the filters leave them. */
export function useBetGroups({ gameType, vendor }: Pick<BetsAddress, 'gameType' | 'vendor'>) {
  const { t } = useTranslation('agent-records');
  return ({ groups }: Pick<TeamBetsPage, 'groups'>): SumsRow<BetTotals>[] =>
    groups
      .filter(
        (group) => (gameType === undefined || group.gameType === gameType) && (!vendor || group.vendor === vendor),
      )
      .map((sums) => ({
        ...{ sums, key: `${sums.gameType} ${sums.vendor}` },
        filters: sums.gameType ? { gameType: sums.gameType, vendor: sums.vendor } : null,
        name: [sums.vendorName || t('bets.other'), ...(sums.gameType ? [t(`type.${sums.gameType}`)] : [])].join(' · '),
      }));
}
