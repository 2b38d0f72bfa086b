import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { IncomeExport } from './income-export.tsx';
import { IncomeGrid } from './income-grid.tsx';
import { IncomeSummary } from './income-summary.tsx';
import { useIncome } from './use-income.ts';

/** The agent's income in a period: commission, and contract payments received and paid. */
export function IncomePage() {
  const { t } = useTranslation('agent-reports');
  const address = useRecordAddress();
  const { data, error, isPlaceholderData, refetch } = useIncome(address.query);
  const shown = isPlaceholderData ? undefined : data;
  return (
    <div className={stack[4]}>
      <PageHead
        title={t('income.title')}
        fresh={{ at: data?.asOf, zone: data?.timeZone, refresh: () => refetch({ throwOnError: true }) }}
      />
      <OfficeRecordHead
        address={address}
        days={data}
        t={t}
        action={data && <IncomeExport data={data} isLate={isPlaceholderData} />}
      />
      {error && !data ? (
        <Problem title={t('income.failed')} text={describeProblem(error, t)} onAction={() => void refetch()} />
      ) : (
        <>
          <IncomeSummary data={shown} />
          <IncomeGrid data={shown} />
        </>
      )}
    </div>
  );
}
