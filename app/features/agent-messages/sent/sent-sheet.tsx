import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { useSentMessage } from '../message-queries.ts';
import type { MessagesAddress } from '../use-messages-address.ts';
import { heading } from './sent.css.ts';
import { SentDetail } from './sent-detail.tsx';

interface SentSheetProps {
  id: number;
  /** As they are listed. */
  rows: readonly SentMessage[];
  address: MessagesAddress;
}

/** The open message beside the list, which keeps its place. */
export function SentSheet({ id, rows, address: { setOpened, close } }: SentSheetProps) {
  const { t } = useTranslation('agent-messages');
  const { data } = useSentMessage(id);
  const place = rows.findIndex((row) => row.id === id);
  const subject = (rows[place] ?? data)?.subject;
  const arrow = (step: 1 | -1, icon: 'caret-up' | 'caret-down', label: string) => {
    const next = place === -1 ? undefined : rows[place + step];
    return <IconButton icon={icon} label={label} disabled={!next} onClick={() => next && setOpened(next.id)} />;
  };
  return (
    <SideSheet
      of={String(id)}
      label={t('sheet.label')}
      head={
        <h2 className={heading} dir="auto">
          {subject}
        </h2>
      }
      tools={
        <>
          {arrow(-1, 'caret-up', t('sheet.previous'))}
          {arrow(1, 'caret-down', t('sheet.next'))}
          <IconButton icon="x" label={t('sheet.close')} onClick={close} />
        </>
      }
    >
      <SentDetail id={id} />
    </SideSheet>
  );
}
