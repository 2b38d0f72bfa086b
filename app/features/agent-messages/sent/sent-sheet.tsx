import { heading } from '#app/kinds/list-with-detail/detail.css.ts';
import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { useSentMessage } from '../message-queries.ts';
import type { MessagesAddress } from '../use-messages-address.ts';
import { SentDetail } from './sent-detail.tsx';

interface SentSheetProps {
  id: number;
  /** Rows in the order of the list. */
  rows: readonly SentMessage[];
  address: MessagesAddress;
}

/** Sheet beside the list for the open message. The list keeps its scroll position. */
export function SentSheet({ id, rows, address: { setOpened, close } }: SentSheetProps) {
  const { t } = useTranslation('agent-messages');
  const { data } = useSentMessage(id);
  const index = rows.findIndex((row) => row.id === id);
  const subject = (rows[index] ?? data)?.subject;
  const beside = (step: 1 | -1) => {
    const next = index === -1 ? undefined : rows[index + step];
    return next && (() => setOpened(next.id));
  };
  return (
    <SideSheet
      t={t}
      of={String(id)}
      label={t('sheet.label')}
      head={
        <h2 className={heading} dir="auto">
          {subject}
        </h2>
      }
      beside={beside}
      onClose={close}
    >
      <SentDetail id={id} />
    </SideSheet>
  );
}
