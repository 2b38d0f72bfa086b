import { useBrand } from '#app/brand/brand-context.tsx';
import { isoClock } from '#app/clock/iso-clock.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { Message, MessagePage } from '#schemas/generated/platform.ts';
import { countsOf } from './message-filter.ts';
import { messageText } from './message-text.ts';
import type { MessageAddress } from './use-message-address.ts';
import { useMessages } from './use-messages.ts';

interface MessageExportProps {
  page: MessagePage;
  address: MessageAddress;
}

/** Saves the messages of the chosen days and filter, as text. */
export function MessageExport({ page, address }: MessageExportProps) {
  const { t } = useTranslation('messages');
  const brand = useBrand();
  const { all } = useMessages();
  const { timeZone, today, from, to, counts } = page;
  const load = all(address);
  const clock = isoClock(timeZone);
  const line = ({ createdAt, from, title, content, isRead }: Message): CsvCell[] => [
    ...[
      clock(createdAt),
      from ? t(`from.${from.role}`, { account: from.account ?? '' }) : brand.name,
      title,
      messageText(content),
    ],
    t(`filter.${isRead ? 'read' : 'unread'}`),
  ];
  const head = [
    `${t('column.when')} (${timeZone})`,
    t('column.from'),
    t('column.subject'),
    t('column.text'),
    t('column.state'),
  ];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  const file = { name: `${t('entry.messages')} ${days}`, head, parts };
  return <ExportButton file={file} total={countsOf(counts)[address.shown]} t={t} />;
}
