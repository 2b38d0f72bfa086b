import {
  type OfficeColumn,
  type OfficeTexts,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { subject as subjectStyle } from './sent.css.ts';

export function useSentColumns() {
  const { t } = useTranslation('agent-messages');
  return useOfficeColumns(columnsOf, t, undefined);
}

function columnsOf(t: Translate<'agent-messages'>, { near }: OfficeTexts): OfficeColumn<SentMessage>[] {
  return [
    {
      ...{ id: 'subject', name: t('subject'), width: 230 },
      cell: ({ subject }) => <bdi className={subjectStyle}>{subject}</bdi>,
    },
    { id: 'to', name: t('column.to'), width: 160, inCard: 'line', cell: (message) => <Recipients message={message} /> },
    { id: 'people', name: t('column.people'), width: 84, inCard: 'nowhere', count: ({ people }) => people },
    {
      ...{ id: 'reads', name: t('column.reads'), width: 84, inCard: 'amount' },
      count: ({ reads }) => reads,
      cardCell: ({ reads, people }) => t('readBy', { reads, people }),
    },
    {
      ...{ id: 'createdAt', name: t('column.when'), kind: 'number', width: 130, inCard: 'lineEnd' },
      cell: ({ createdAt }) => near(createdAt),
    },
  ];
}

function Recipients({ message: { to, people } }: { message: SentMessage }) {
  const nameOf = useRecipientText();
  return <bdi>{nameOf(to, people)}</bdi>;
}
