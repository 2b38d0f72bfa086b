import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { useBook } from '../contract-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { bone, bookPart, received } from './book.css.ts';
import { GivenContracts } from './given-contracts.tsx';
import { OwnContract } from './own-contract.tsx';
import { Proposal } from './proposal.tsx';

interface BookPartProps {
  kind: ContractKind;
  address: ContractAddress;
}

/** The agent's own contract, the proposal it received, and the contracts it has given. */
export function BookPart({ kind, address }: BookPartProps) {
  const { t } = useTranslation('agent-contracts');
  const { data: book, error, isFetching, refetch } = useBook(kind);
  if (book) {
    return (
      <div className={bookPart}>
        <div className={received}>
          {book.proposal && <Proposal book={book} proposal={book.proposal} />}
          <OwnContract book={book} />
        </div>
        <GivenContracts book={book} address={address} />
      </div>
    );
  }
  if (!error || isFetching) return <Skeleton className={bone} />;
  return <Problem title={t('book.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
}
