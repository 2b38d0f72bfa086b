import { isoClock } from '#app/clock/iso-clock.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { BettingRecord, SettledBet } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

interface BetExportProps {
  data: BettingRecord;
  load: (signal: AbortSignal) => AsyncIterable<SettledBet[]>;
}

/** Saves the bets of the whole range. */
export function BetExport({ data, load }: BetExportProps) {
  const { t } = useTranslation('member-records');
  const { currency, timeZone, from, to } = data;
  const clock = isoClock(timeZone);
  const line = ({ betId, game, gameType, vendorName, stake, paid, profit, balance, ...bet }: SettledBet): CsvCell[] => [
    ...[clock(bet.settledAt), clock(bet.placedAt), String(betId), game],
    ...[gameType ? t(`type.${gameType}`) : '', vendorName, ...[stake, paid, profit, balance].map(money), currency],
  ];
  const money = (amount: MinorUnits) => ({ amount, currency });
  const head = [
    ...[`${t('bet.settled')} (${timeZone})`, `${t('bet.placed')} (${timeZone})`, t('bet.number'), t('column.game')],
    ...[t('bet.type'), t('column.vendor'), t('bet.stake'), t('bet.paid'), t('bet.profit'), t('bet.balance')],
    t('column.currency'),
  ];
  async function* parts(signal: AbortSignal) {
    for await (const bets of load(signal)) yield bets.map(line);
  }
  return (
    <ExportButton file={{ name: `${t('entry.betting')} ${from} ${to}`, head, parts }} total={data.totals.count} t={t} />
  );
}
