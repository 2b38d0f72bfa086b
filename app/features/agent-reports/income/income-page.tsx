import { useMemo } from 'react';
import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import {
  type OfficeColumn,
  type OfficeTotal,
  officeTotals,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { useOfficeRecord } from '#app/kinds/record-page/office/use-office-record.ts';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { agentIncome } from '#app/platform/generated/operations/agent-income.ts';
import { agentIncomeFile } from '#app/platform/generated/operations/agent-income-file.ts';
import type { AgentIncome, IncomeDay, IncomeSums } from '#schemas/generated/platform.ts';
import { bone, fact, facts, figure, lostFigure, result, summary, term } from './income.css.ts';

/** Additions to the income, then deductions, in the order of the columns. */
const PARTS = [
  ...(['commission', 'dividends', 'salaries'] as const),
  ...(['dividendsPaid', 'salariesPaid'] as const),
] satisfies readonly (keyof IncomeSums)[];
const FIGURES = [...PARTS, 'net'] as const;

/** The agent's income in a period: commission, and contract payments received and paid. */
export function IncomePage() {
  const { t } = useTranslation('agent-reports');
  const address = useRecordAddress();
  const record = useOfficeRecord('income', agentIncome, address.query);
  return (
    <OfficeRecords
      {...{ address, record, t }}
      title={t('income.title')}
      failed={t('income.failed')}
      action={(income, isLate) => (
        <SentExport
          {...{ isLate, t }}
          title={t('income.title')}
          days={income}
          columns={[
            { field: 'day', name: t('income.day'), isTime: true },
            ...FIGURES.map((field) => ({ field, name: t(`income.${field}`) })),
            { field: 'currency', name: t('currency') },
          ]}
          call={agentIncomeFile}
          address="POST /wps/agent/income/file"
          query={{ from: income.from, to: income.to }}
          total={income.days.length}
        />
      )}
    >
      {(income) => (
        <>
          <IncomeSummary income={income} />
          <IncomeGrid income={income} />
        </>
      )}
    </OfficeRecords>
  );
}

interface IncomeProps {
  /** Undefined while loading. */
  income: AgentIncome | undefined;
}

/** Net income and its parts. */
function IncomeSummary({ income }: IncomeProps) {
  const { t } = useTranslation('agent-reports');
  return (
    <section className={summary} aria-busy={!income} aria-label={t('income.title')}>
      <dl>
        <dt className={term}>{t('income.net')}</dt>
        <dd className={income && income.totals.net < 0 ? lostFigure : result}>
          {income ? <Money amount={income.totals.net} currency={income.currency} /> : <Skeleton className={bone} />}
        </dd>
      </dl>
      <dl className={facts}>
        {PARTS.map((id) => (
          <div key={id} className={fact}>
            <dt className={term}>{t(`income.${id}`)}</dt>
            <dd className={figure}>
              {income ? <Money amount={income.totals[id]} currency={income.currency} /> : <Skeleton className={bone} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const keyOf = ({ day }: IncomeDay) => day;
const TOTALS = FIGURES.map((id): OfficeTotal<IncomeSums> => ({ id, net: (sums) => sums[id] }));

/** Income of each day, latest first, with totals. */
function IncomeGrid({ income }: IncomeProps) {
  const { t } = useTranslation('agent-reports');
  const columns = useOfficeColumns(columnsOf, t, income);
  const rows = useMemo(() => income && (hasIncome(income) ? income.days.toReversed() : []), [income]);
  return (
    <Grid
      label={t('income.days')}
      columns={columns}
      count={rows?.length}
      rowAt={(index) => rows?.[index]}
      keyOf={keyOf}
      {...(income && {
        totals: officeTotals({
          ...{ name: t('income.total'), cells: TOTALS },
          ...{ of: income.totals, currency: income.currency },
        }),
      })}
      empty={<Empty icon="coins" title={t('income.none')} text={t('income.noneText')} />}
    />
  );
}

function columnsOf(t: Translate<'agent-reports'>): OfficeColumn<IncomeDay>[] {
  return [
    { id: 'day', name: t('income.day'), width: 140, cell: ({ day }) => <Day day={day} /> },
    ...PARTS.map((id) => ({ id, name: t(`income.${id}`), net: (row: IncomeDay) => row[id] })),
    { id: 'net', name: t('income.net'), net: ({ net }) => net, inCard: 'amount' },
  ];
}

/** @param day as yyyy-mm-dd */
function Day({ day }: { day: string }) {
  const { tag } = useCurrentLanguage();
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
}

function hasIncome({ totals }: AgentIncome): boolean {
  return PARTS.some((id) => totals[id] !== 0);
}
