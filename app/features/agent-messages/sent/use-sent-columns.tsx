import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { subject as subjectStyle } from './sent.css.ts';

export function useSentColumns(): GridColumn<SentMessage>[] {
  const { t } = useTranslation('agent-messages');
  const { tag } = useCurrentLanguage();
  const [time, nameOf] = [useTimeText(), useRecipientText()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock and the names change with the language.
  return useMemo(() => {
    const number = new Intl.NumberFormat(tag);
    return [
      {
        id: 'subject',
        name: t('subject'),
        width: 230,
        cell: ({ subject }) => <bdi className={subjectStyle}>{subject}</bdi>,
      },
      {
        id: 'to',
        name: t('column.to'),
        width: 160,
        inCard: 'line',
        cell: ({ to, people }) => <bdi>{nameOf(to, people)}</bdi>,
      },
      {
        id: 'people',
        name: t('column.people'),
        kind: 'number',
        width: 84,
        inCard: 'nowhere',
        cell: ({ people }) => number.format(people),
      },
      {
        id: 'reads',
        name: t('column.reads'),
        kind: 'number',
        width: 84,
        inCard: 'amount',
        cell: ({ reads }) => number.format(reads),
        cardCell: ({ reads, people }) => t('readBy', { reads, people }),
      },
      {
        id: 'createdAt',
        name: t('column.when'),
        kind: 'number',
        width: 130,
        inCard: 'lineEnd',
        cell: ({ createdAt }) => time(createdAt),
      },
    ];
  }, [t, tag]);
}
