import { useTranslation } from '../../language/translation.tsx';
import { memberPath } from '../../shell/member/member-path.ts';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useHasPage } from '../../shell/slots/use-has-page.ts';
import { useSlot } from '../../shell/slots/use-slot.ts';

/** Leads to the reward centre; whoever is not logged in has none, and is led to where rewards come from. */
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
