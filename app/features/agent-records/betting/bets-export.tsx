import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { GAME_TYPES } from '#app/kinds/record-page/record-values.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBetsFile, TeamBetsPage } from '#schemas/generated/platform.ts';
import type { Bets } from './bet-queries.ts';

interface BetsExportProps {
  page: TeamBetsPage;
  file: Bets['file'];
}

const OUTCOMES = ['won', 'lost', 'even'] as const;

/** Downloads all matching bets. */
export function BetsExport({ page, file }: BetsExportProps) {
  const { t } = useTranslation('agent-records');
  const { timeZone, from, to, totals } = page;
  const columns: TeamBetsFile['columns'] = [
    { field: 'settledAt', heading: `${t('column.settled')} (${timeZone})` },
    { field: 'placedAt', heading: `${t('column.placed')} (${timeZone})` },
    { field: 'betId', heading: t('column.number') },
    { field: 'account', heading: t('column.account') },
    { field: 'level', heading: t('column.level') },
    { field: 'game', heading: t('column.game') },
    { field: 'gameType', heading: t('column.type'), words: wordsOf(GAME_TYPES, (type) => t(`type.${type}`)) },
    { field: 'vendorName', heading: t('column.vendor') },
    ...(['stake', 'paid', 'profit'] as const).map((field) => ({ field, heading: t(`column.${field}`) })),
    { field: 'result', heading: t('column.result'), words: wordsOf(OUTCOMES, (result) => t(`result.${result}`)) },
    { field: 'currency', heading: t('column.currency') },
  ];
  return (
    <ExportButton
      file={{ name: `${t('entry.betting')} ${from} ${to}`, load: (options) => file(columns, page, options) }}
      total={totals.count}
      t={t}
    />
  );
}
