import { Bulletin } from '#app/kinds/bulletin/bulletin.tsx';
import { NARROW } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Announcement } from '#schemas/generated/platform.ts';
import { GoButton } from './go-button.tsx';
import { popupIndex } from './read-announcements.ts';

interface AnnouncementListProps {
  items: readonly Announcement[];
  close: () => void;
}

/** The announcements; a phone shows the titles first, unless one of them is marked as a popup. */
export function AnnouncementList({ items, close }: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  const isPhone = useMedia(NARROW);
  return (
    <Bulletin
      label={t('entry.announcements')}
      items={items}
      first={popupIndex(items) ?? (isPhone ? null : 0)}
      iconOf={({ promotionType }) => (promotionType ? 'gift' : 'megaphone-simple')}
      actionOf={({ promotionType }) => promotionType && <GoButton onGo={close} />}
    />
  );
}
