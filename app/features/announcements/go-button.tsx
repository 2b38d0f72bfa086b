import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Links to the reward centre, or, for visitors, to the promotions. */
export function GoButton({ onGo }: { onGo: () => void }) {
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
