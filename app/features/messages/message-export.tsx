import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#app/shared/records/csv.ts';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import { isoClock } from '#app/shared/records/zone.ts';
import type { Message, MessagePage } from '#schemas/generated/platform.ts';
import { messageText } from './message-text.ts';

interface MessageExportProps {
  page: MessagePage;
  /** Messages of the days and the filter. */
  count: number;
  load: (signal: AbortSignal) => AsyncIterable<Message[]>;
}

/** Saves the messages of the chosen days and filter, as text. */
export function MessageExport({ page, count, load }: MessageExportProps) {
  const { t } = useTranslation('messages');
  const { timeZone, today, from, to } = page;
  const clock = isoClock(timeZone);
  const line = ({ createdAt, title, content, isRead }: Message): CsvCell[] => [
    ...[clock(createdAt), title, messageText(content)],
    t(`filter.${isRead ? 'read' : 'unread'}`),
  ];
  const head = [`${t('column.when')} (${timeZone})`, t('column.subject'), t('column.text'), t('column.state')];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  return <ExportButton file={{ name: `${t('entry.messages')} ${days}`, head, parts }} total={count} t={t} />;
}
