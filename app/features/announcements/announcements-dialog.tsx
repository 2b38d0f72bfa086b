import { useEffect } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { List } from '#app/kit/list/list.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useAnnouncements } from '#app/shell/games/announcements-query.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { allAnnouncements, SHOWN } from './read-announcements.ts';

/** All of the operator's announcements. */
export function AnnouncementsDialog({ close }: ModalProps) {
  const { t } = useTranslation('announcements');
  const { flags } = useSessionService();
  useEffect(() => flags.raise(SHOWN), [flags]);
  return (
    <Dialog wide title={t('entry.announcements')} onClose={close}>
      <Announcements close={close} />
    </Dialog>
  );
}

function Announcements({ close }: ModalProps) {
  const { t } = useTranslation('announcements');
  const { data, isError, refetch } = useAnnouncements();
  if (isError && !data) {
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  if (!data) return <List busy label={t('entry.announcements')} />;
  const items = allAnnouncements(data);
  if (items.length === 0) return <Empty icon="megaphone-simple" title={t('empty')} text={t('emptyText')} />;
  return <AnnouncementList items={items} close={close} />;
}
