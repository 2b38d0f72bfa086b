import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { note } from '../contracts-page.css.ts';
import { standingContract } from '../standing-contract.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { bookPart, givenHead } from './book.css.ts';
import { useGivenColumns } from './use-given-columns.tsx';

interface GivenContractsProps {
  book: ContractBook;
  address: ContractAddress;
}

const keyOf = ({ contractId }: Contract) => String(contractId);

/** What the agent has given to its downlines, latest first, and a way to give more. */
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
      {!canPropose && <p className={note}>{t(downlines.length === 0 ? 'given.noDownlines' : 'given.noOwn')}</p>}
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
