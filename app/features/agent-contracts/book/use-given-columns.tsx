import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { useContractDays } from '../use-contract-days.ts';
import { useTermsText } from '../use-terms-text.ts';

type GivenColumn = 'account' | 'status' | 'pays' | 'period' | 'days';

export function useGivenColumns({ kind, currency }: ContractBook): GridColumn<Contract, GivenColumn>[] {
  const { t } = useTranslation('agent-contracts');
  const text = useTermsText(currency);
  const days = useContractDays();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow the language, as `t` does.
  return useMemo(() => {
    const named = (id: GivenColumn) => ({ id, name: t(`column.${id}`) });
    return [
      { ...named('account'), width: 120, cell: ({ account }) => <bdi>{account}</bdi> },
      { ...named('status'), width: 110, inCard: 'name', cell: (contract) => <ContractBadge contract={contract} /> },
      { ...named('pays'), width: 190, inCard: 'line', cell: ({ tiers }) => text.upTo(kind, tiers) },
      { ...named('period'), width: 100, inCard: 'nowhere', cell: ({ period }) => t(`period.${period}`) },
      { ...named('days'), width: 170, inCard: 'foot', cell: (contract) => days(contract) },
    ];
  }, [t, kind, currency]);
}
