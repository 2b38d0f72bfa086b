import { isoClock } from '#app/clock/iso-clock.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { InvitedFriend, Referral } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

interface FriendsExportProps {
  friends: Referral['friends'];
  load: (signal: AbortSignal) => AsyncIterable<InvitedFriend[]>;
}

/** Saves the friends who registered in the chosen days. */
export function FriendsExport({ friends, load }: FriendsExportProps) {
  const { t } = useTranslation('invite');
  const { count, timeZone, today, from, to } = friends;
  const clock = isoClock(timeZone);
  const line = ({ joinedAt, account, state, reward }: InvitedFriend): CsvCell[] => [
    ...[clock(joinedAt), account, t(`state.${state}`)],
    ...rewardCells(reward, t('column.points')),
  ];
  const head = [
    ...[`${t('column.when')} (${timeZone})`, t('column.friend'), t('column.state')],
    ...[t('column.reward'), t('column.unit')],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  return <ExportButton file={{ name: `${t('friends')} ${days}`, head, parts }} total={count} t={t} />;
}

/** A reward and its unit, both empty until it is paid. */
function rewardCells(reward: InvitedFriend['reward'], points: string): CsvCell[] {
  if (!reward) return ['', ''];
  const { kind, amount, currency } = reward;
  return kind === 'money' && currency ? [{ amount: minorUnits(amount), currency }, currency] : [amount, points];
}
