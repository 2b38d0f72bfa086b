import { useState } from 'react';
import { Marquee } from '#app/kit/marquee/marquee.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useAnnouncements } from '#app/shell/games/announcements-query.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { Screen } from '#app/shell/slots/screen.ts';
import type { NoticeDialogProps } from './notice-dialog.tsx';
import { band as bandStyle } from './notice-line.css.ts';
import { NoticePlace, type NoticePlaceProps } from './notice-place.tsx';

const noticeDialog: Screen<NoticeDialogProps> = {
  namespace: 'home',
  load: () => import('./notice-dialog.tsx').then((file) => file.NoticeDialog),
};

/** The platform's notices as one running line. A click opens the list at that notice. */
export function NoticeLine({ band }: NoticePlaceProps) {
  const { t } = useTranslation('home');
  const { data, isPending } = useAnnouncements();
  const [open, setOpen] = useState<number | null>(null);
  const notices = data?.notices ?? [];
  if (isPending) return <NoticePlace band={band} />;
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee className={band ? bandStyle : undefined} label={t('notices.label')} items={notices} onChoose={setOpen} />
      {open !== null && (
        <ScreenView
          screen={noticeDialog}
          props={{ notices, first: open, close: () => setOpen(null) }}
          fallback={null}
        />
      )}
    </>
  );
}
