import { panelPage, panelPageMain } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { BookPart } from './book/book-part.tsx';
import { useBook, useRefreshContracts } from './contract-queries.ts';
import { DuesPart } from './dues/dues-part.tsx';
import { ProposePanel } from './propose/propose-panel.tsx';
import { ContractPanel } from './sheet/contract-panel.tsx';
import { type ContractAddress, contractViews, useContractAddress } from './use-contract-address.ts';

interface BesideProps {
  kind: ContractKind;
  address: ContractAddress;
}

/** Contracts of a kind: amounts for the agent, amounts for its downlines, and the contracts themselves. */
export function ContractsPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-contracts');
  const address = useContractAddress();
  const { data: book } = useBook(kind);
  const { view, setView } = address;
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
          tabs={contractViews.map((id) => ({ id, label: t(`view.${id}`) }))}
          chosen={view}
          onChoose={setView}
        >
          {view === 'contracts' ? (
            <BookPart kind={kind} address={address} />
          ) : (
            <DuesPart key={view} kind={kind} side={view} address={address} />
          )}
        </Tabs>
      </div>
      <Beside kind={kind} address={address} />
    </div>
  );
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
