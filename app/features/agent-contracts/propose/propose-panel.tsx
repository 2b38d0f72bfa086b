import { useState } from 'react';
import { SidePanel } from '#app/kinds/list-with-detail/side-panel.tsx';
import { Combobox } from '#app/kit/combobox/combobox.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractBook } from '#schemas/generated/platform.ts';
import { useOutlook } from '../contract-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { standingContract } from '../standing-contract.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { bone } from './propose.css.ts';
import { ProposeForm } from './propose-form.tsx';
import type { Typed } from './use-proposal.ts';

interface ProposePanelProps {
  book: ContractBook;
  /** Empty until the agent has chosen one. */
  account: string;
  address: ContractAddress;
}

export function ProposePanel({ book, account, address }: ProposePanelProps) {
  const { t } = useTranslation('agent-contracts');
  const own = standingContract(book);
  const typed = useTyped(`${book.kind} ${account}`);
  return (
    <SidePanel title={t(`propose.title.${book.kind}`)} onClose={address.close}>
      <Combobox
        label={t('propose.to')}
        options={book.downlines.map((value) => ({ value, label: value }))}
        value={account}
        onChange={(chosen) => chosen && address.propose(chosen)}
        labels={{
          show: t('propose.all'),
          found: (count) => t('propose.found', { count }),
          none: t('propose.none'),
        }}
      />
      {own ? (
        account && <Loaded key={account} {...{ book, account, address, typed }} own={own} />
      ) : (
        <p className={prose.note}>{t('given.noOwn')}</p>
      )}
    </SidePanel>
  );
}

/** Holds the typed terms above the panel, which a resize remounts as a dialog. Another account starts empty. */
function useTyped(of: string): Typed {
  const [state, setState] = useState<{ of: string; drafts: Typed['drafts'] }>({ of, drafts: undefined });
  return {
    drafts: state.of === of ? state.drafts : undefined,
    setDrafts: (drafts) => setState({ of, drafts }),
  };
}

interface LoadedProps extends ProposePanelProps {
  own: NonNullable<ContractBook['own']>;
  typed: Typed;
}

function Loaded({ own, ...props }: LoadedProps) {
  const { t } = useTranslation('agent-contracts');
  const { book, account } = props;
  const { data: outlook, error, isFetching, refetch } = useOutlook(book.kind, account);
  if (outlook) return <ProposeForm {...props} own={own} outlook={outlook} />;
  if (!error || isFetching) return <Skeleton className={bone} />;
  return <Problem title={t('propose.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
}
