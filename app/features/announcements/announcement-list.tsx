import { Bulletin } from '#app/kinds/bulletin/bulletin.tsx';
import { NARROW } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { Announcement } from '#schemas/generated/platform.ts';
import { popupIndex } from './read-announcements.ts';

interface AnnouncementListProps {
  items: readonly Announcement[];
  close: () => void;
}

/** The announcements. Phones start with the titles unless one is marked as a popup. */
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

/** Links to the reward centre, or to the promotions for visitors. */
function GoButton({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('announcements');
  const hasCentre = useSlot('memberPages').some(({ id, pending }) => id === 'rewardCenter' && !pending);
  const hasPromotions = useHasPage(paths.promotions);
  if (!hasCentre && !hasPromotions) return null;
  return (
    <LinkButton look="primary" to={hasCentre ? memberPath('rewardCenter') : paths.promotions} onClick={onGo}>
      {t('go')}
    </LinkButton>
  );
}
