import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { contractDuesFile } from '#app/platform/generated/operations/contract-dues-file.ts';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractDues } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import type { DuesView, Side } from '../contract-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { balance, balanceLine, bone, duesPart, figure, sign as signStyle, stays } from './dues.css.ts';
import { DuesGrid } from './dues-grid.tsx';
import { useDues } from './use-dues.ts';

interface DuesPartProps {
  kind: ContractKind;
  side: Side;
  address: ContractAddress;
}

/** Amounts of a kind of contract in a period: the agent's own, or those of its downlines. */
export function DuesPart({ kind, side, address }: DuesPartProps) {
  const { range, days, isOpenOnly, showOpenOnly } = address;
  const { t } = useTranslation('agent-contracts');
  // Real-time salaries are paid automatically.
  const hasSteps = kind !== 'realTimeSalary';
  const view = isOpenOnly && hasSteps ? 'open' : 'all';
  const list = useDues({ kind, side, days, view });
  const { dues, rows, error, refetch } = list;
  return (
    <OfficeRecords
      className={duesPart}
      address={range}
      record={{ data: dues, error, refetch }}
      failed={t('dues.failed')}
      describe={(problem) => describeRefusal(problem, t)}
      action={(loaded) => rows && loaded.totals.count > 0 && <DuesExport dues={loaded} view={view} />}
      filter={
        hasSteps && (
          <ToggleChip icon="hourglass-medium" label={t('dues.open')} pressed={isOpenOnly} onPress={showOpenOnly} />
        )
      }
      t={t}
    >
      {(shown) =>
        shown ? (
          <>
            <Balance dues={shown} />
            <DuesGrid dues={shown} list={list} isOpenOnly={view === 'open'} />
          </>
        ) : (
          <Skeleton className={bone} />
        )
      }
    </OfficeRecords>
  );
}

const FIGURES = ['validBet', 'netLoss', 'activeMembers', 'tier', 'payable'] as const;

const STATES = ['due', 'requested', 'paid', 'nothing'] as const;

interface DuesExportProps {
  dues: ContractDues;
  view: DuesView;
}

/** Downloads all amounts of the list. */
function DuesExport({ dues, view }: DuesExportProps) {
  const { t } = useTranslation('agent-contracts');
  const { kind, side, from, to, totals } = dues;
  return (
    <SentExport
      title={`${t(`entry.${kind}`)} ${t(`view.${side}`)}`}
      days={dues}
      columns={[
        { field: 'account', name: t('column.account'), words: { '': t('operator') } },
        // The first and last day of a period, or the start and end of an hourly one.
        ...(kind === 'hourlySalary'
          ? ([
              { field: 'start', name: t('file.from'), isTime: true },
              { field: 'end', name: t('file.to'), isTime: true },
            ] as const)
          : ([
              { field: 'from', name: t('file.from') },
              { field: 'to', name: t('file.to') },
            ] as const)),
        ...FIGURES.map((field) => ({ field, name: t(`column.${field}`) })),
        { field: 'status', name: t('column.status'), words: wordsOf(STATES, (status) => t(`status.${status}`)) },
        { field: 'currency', name: t('currency') },
      ]}
      call={contractDuesFile}
      address="POST /wps/agent/contracts/dues/file"
      query={{ kind, side, view, from, to }}
      total={totals.count}
      t={t}
    />
  );
}

interface Figure {
  name: 'comesIn' | 'passedOn' | 'stays' | 'paid' | 'open';
  amount: MinorUnits;
  /** Between the one before and it: a line that breaks begins with it. */
  sign?: '−' | '=';
}

/** Received, owed to downlines and remaining; for the agent's own contract, how much of it is paid. */
function Balance({ dues }: { dues: ContractDues }) {
  const { t } = useTranslation('agent-contracts');
  const { side, currency } = dues;
  return (
    <dl className={balance}>
      {(side === 'given' ? betweenBoth(dues) : ofOwn(dues)).map(({ name, amount, sign }) => (
        <div key={name} className={balanceLine}>
          <dt className={prose.note}>{t(`balance.${name}`)}</dt>
          <dd className={name === 'stays' ? stays : figure}>
            {sign && (
              <span className={signStyle} aria-hidden="true">
                {sign}
              </span>
            )}
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function betweenBoth({ comesIn, passedOn }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn },
    { name: 'passedOn', amount: passedOn, sign: '−' },
    { name: 'stays', amount: minus(comesIn, passedOn), sign: '=' },
  ];
}

function ofOwn({ comesIn, unpaid }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn },
    { name: 'open', amount: unpaid, sign: '−' },
    { name: 'paid', amount: minus(comesIn, unpaid), sign: '=' },
  ];
}
