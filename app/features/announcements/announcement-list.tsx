import { NARROW } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Bulletin } from '#app/shared/bulletin/bulletin.tsx';
import type { Announcement } from '#schemas/generated/platform.ts';
import { GoButton } from './go-button.tsx';
import { pressingPlace } from './read-announcements.ts';

interface AnnouncementListProps {
  items: readonly Announcement[];
  close: () => void;
}

/** The announcements: on a phone the titles come first, unless one of them asks to be read. */
export function AnnouncementList({ items, close }: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  const isPhone = useMedia(NARROW);
  return (
    <Bulletin
      label={t('entry.announcements')}
      items={items}
      first={pressingPlace(items) ?? (isPhone ? null : 0)}
      iconOf={({ promotionType }) => (promotionType ? 'gift' : 'megaphone-simple')}
      actionOf={({ promotionType }) => promotionType && <GoButton onGo={close} />}
    />
  );
}
