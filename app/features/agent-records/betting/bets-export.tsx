import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#app/shared/records/csv.ts';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import { isoClock } from '#app/shared/records/zone.ts';
import type { TeamBet, TeamBetsPage } from '#schemas/generated/platform.ts';
import type { Bets } from './bet-queries.ts';
import { resultOf } from './result-of.ts';

interface BetsExportProps {
  page: TeamBetsPage;
  all: Bets['all'];
}

const HEAD = ['number', 'account', 'level', 'game', 'type', 'vendor', 'stake', 'paid', 'profit', 'result'] as const;

/** Saves all bets that are filtered. */
export function BetsExport({ page, all }: BetsExportProps) {
  const { t } = useTranslation('agent-records');
  const { currency, timeZone, from, to, totals } = page;
  const clock = isoClock(timeZone);
  const line = (bet: TeamBet): CsvCell[] => [
    ...[clock(bet.settledAt), clock(bet.placedAt), String(bet.betId), bet.account, bet.level, bet.game],
    ...[bet.gameType ? t(`type.${bet.gameType}`) : '', bet.vendorName],
    ...[bet.stake, bet.paid, bet.profit].map((amount) => ({ amount, currency })),
    ...[t(`result.${resultOf(bet)}`), currency],
  ];
  const head = [
    ...[`${t('column.settled')} (${timeZone})`, `${t('column.placed')} (${timeZone})`],
    ...[...HEAD.map((name) => t(`column.${name}`)), t('column.currency')],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const bets of all(page, signal)) yield bets.map(line);
  }
  return (
    <ExportButton file={{ name: `${t('entry.betting')} ${from} ${to}`, head, parts }} total={totals.count} t={t} />
  );
}
