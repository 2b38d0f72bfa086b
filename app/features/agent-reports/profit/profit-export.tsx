import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamProfitFile } from '#app/platform/generated/operations/team-profit-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { TeamProfit, TeamProfitFile } from '#schemas/generated/platform.ts';
import { whoseProfit } from './use-profit.ts';
import type { ProfitAddress } from './use-profit-address.ts';

interface ProfitExportProps {
  data: TeamProfit;
  address: ProfitAddress;
  isLate: boolean;
}

const FIGURES = ['account', 'members', 'turnover', 'netLoss', 'deposits', 'withdrawals', 'rebate'] as const;

/** Downloads all accounts of the level or search. */
export function ProfitExport({ data: { from, to, head, count, isCut }, address, isLate }: ProfitExportProps) {
  const { t } = useTranslation('agent-reports');
  const platform = usePlatform();
  const columns: TeamProfitFile['columns'] = [
    ...FIGURES.map((field) => ({ field, heading: t(`column.${field}`) })),
    { field: 'currency', heading: t('currency') },
  ];
  const query = { ...whoseProfit(address), from, to };
  const load = (options: FileOptions) => teamProfitFile(platform, { columns }, query, options);
  return (
    <ExportButton
      file={{ name: `${t('title')} ${head.account} ${from} ${to}`, load }}
      total={isCut ? undefined : count}
      isLate={isLate}
      t={t}
    />
  );
}
