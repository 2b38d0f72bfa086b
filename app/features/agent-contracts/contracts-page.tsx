import { useState } from 'react';
import { panelPage, panelPageMain } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { BookPart } from './book/book-part.tsx';
import { useBook, useRefreshContracts, useWaiting } from './contract-queries.ts';
import { bone } from './dues/dues.css.ts';
import { DuesPart } from './dues/dues-part.tsx';
import { ProposePanel } from './propose/propose-panel.tsx';
import { ContractPanel } from './sheet/contract-panel.tsx';
import { type ContractAddress, type ContractView, contractViews, useContractAddress } from './use-contract-address.ts';

interface BesideProps {
  kind: ContractKind;
  address: ContractAddress;
}

/** Contracts of a kind: amounts for the agent, amounts for its downlines, and the contracts themselves. */
export function ContractsPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-contracts');
  const { data: book } = useBook(kind);
  const { first, isSure } = useFirstView(kind);
  const address = useContractAddress(first);
  const { view, setView } = address;
  const marked = book?.proposal && <CountBadge count={1} label={t('waiting', { count: 1 })} />;
  const refresh = useRefreshContracts();
  return (
    <div className={panelPage}>
      <div className={panelPageMain}>
        <PageHead
          title={t(`entry.${kind}`)}
          fresh={{ at: book?.asOf, zone: book?.timeZone, refresh: () => refresh({ throwOnError: true }) }}
        />
        <Tabs
          fit
          label={t('view.label')}
          tabs={contractViews.map((id) => ({
            id,
            label: t(`view.${id}`),
            ...(id === 'contracts' && { mark: marked }),
          }))}
          chosen={view}
          onChoose={setView}
        >
          {view === 'contracts' ? (
            <BookPart kind={kind} address={address} />
          ) : isSure ? (
            <DuesPart key={view} kind={kind} side={view} address={address} />
          ) : (
            <Skeleton className={bone} />
          )}
        </Tabs>
      </div>
      <Beside kind={kind} address={address} />
    </div>
  );
}

/** Where a proposal is that waits for an answer; the page stays there once it is answered. */
function useFirstView(kind: ContractKind): { first: ContractView; isSure: boolean } {
  const { data: book, error } = useBook(kind);
  const waiting = useWaiting().data?.[kind];
  const [isAsked, setIsAsked] = useState<boolean>();
  if (isAsked === undefined && book) setIsAsked(book.proposal !== undefined);
  return { first: isAsked ? 'contracts' : 'given', isSure: isAsked !== undefined || waiting === 0 || error !== null };
}

/** Panel beside the lists: an open contract or a new proposal. */
function Beside({ kind, address }: BesideProps) {
  const { data: book } = useBook(kind);
  const { proposingTo, contractId } = address;
  if (!book) return null;
  if (proposingTo !== null) return <ProposePanel book={book} account={proposingTo} address={address} />;
  const contract = book.given.find((one) => one.contractId === contractId);
  return contract ? (
    <ContractPanel key={contract.contractId} book={book} contract={contract} address={address} />
  ) : null;
}
