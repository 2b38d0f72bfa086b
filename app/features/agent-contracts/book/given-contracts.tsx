import { useMemo } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { standingContract } from '../standing-contract.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { useContractDays } from '../use-contract-days.ts';
import { useTermsText } from '../use-terms-text.ts';
import { bookPart, givenHead } from './book.css.ts';

type GivenColumn = 'account' | 'status' | 'pays' | 'period' | 'days';

interface GivenContractsProps {
  book: ContractBook;
  address: ContractAddress;
}

const keyOf = ({ contractId }: Contract) => String(contractId);

/** Contracts that the agent has given, latest first, with a button to propose another. */
export function GivenContracts({ book, address }: GivenContractsProps) {
  const { t } = useTranslation('agent-contracts');
  const { given, downlines } = book;
  const columns = useGivenColumns(book);
  const canPropose = standingContract(book) !== undefined && downlines.length > 0;
  const { contractId, openContract, propose } = address;
  return (
    <section className={bookPart} aria-label={t('given.title')}>
      <div className={givenHead}>
        <h2 className={prose.lead}>{t('given.title')}</h2>
        {canPropose && (
          <Button icon="plus" onClick={() => propose()}>
            {t('propose.start')}
          </Button>
        )}
      </div>
      {!canPropose && <p className={prose.note}>{t(downlines.length === 0 ? 'given.noDownlines' : 'given.noOwn')}</p>}
      <Grid
        label={t('given.title')}
        columns={columns}
        count={given.length}
        rowAt={(index) => given[index]}
        keyOf={keyOf}
        openKey={contractId === null ? '' : String(contractId)}
        onOpen={(contract) => openContract(contract.contractId)}
        cardsBelow={40}
        empty={<Empty icon="hand-coins" title={t('given.none')} text={t('given.noneText')} />}
      />
    </section>
  );
}

function useGivenColumns({ kind, currency }: ContractBook): GridColumn<Contract, GivenColumn>[] {
  const { t } = useTranslation('agent-contracts');
  const text = useTermsText(currency);
  const days = useContractDays();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language, as the texts do.
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
