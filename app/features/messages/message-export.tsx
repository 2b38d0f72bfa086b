import { useBrand } from '#app/brand/brand-context.tsx';
import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { countsOf } from './message-filter.ts';
import { messageText } from './message-text.ts';
import type { MessageAddress } from './use-message-address.ts';
import { useMessages } from './use-messages.ts';

interface MessageExportProps {
  page: MessagePage;
  address: MessageAddress;
}

/** Exports the messages of the chosen days and filter as text. */
export function MessageExport({ page, address }: MessageExportProps) {
  const { t } = useTranslation('messages');
  const { name } = useBrand();
  const { all } = useMessages();
  return (
    <RecordExport
      {...{ days: page, t }}
      title={t('entry.messages')}
      columns={[
        { name: t('column.when'), time: ({ createdAt }) => createdAt },
        {
          name: t('column.from'),
          cell: ({ from }) => (from ? t(`from.${from.role}`, { account: from.account ?? '' }) : name),
        },
        { name: t('column.subject'), cell: ({ title }) => title },
        { name: t('column.text'), cell: ({ content }) => messageText(content) },
        { name: t('column.state'), cell: ({ isRead }) => t(`filter.${isRead ? 'read' : 'unread'}`) },
      ]}
      load={all(address)}
      total={countsOf(page.counts)[address.shown]}
    />
  );
}
