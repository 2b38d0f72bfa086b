import type { ContractKind } from '#schemas/contracts/terms.ts';
import { useBook } from '../contract-queries.ts';
import { ProposePanel } from '../propose/propose-panel.tsx';
import type { ContractAddress } from '../use-contract-address.ts';
import { ContractPanel } from './contract-panel.tsx';

interface BesideProps {
  kind: ContractKind;
  address: ContractAddress;
}

/** What is open beside the lists: a contract, or a proposal that is being written. */
export function Beside({ kind, address }: BesideProps) {
  const { data: book } = useBook(kind);
  const { proposingTo, contractId } = address;
  if (!book) return null;
  if (proposingTo !== null) return <ProposePanel book={book} account={proposingTo} address={address} />;
  const contract = book.given.find((one) => one.contractId === contractId);
  return contract ? (
    <ContractPanel key={contract.contractId} book={book} contract={contract} address={address} />
  ) : null;
}
