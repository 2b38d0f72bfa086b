import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { isOpen } from '../status-look.ts';
import { ClaimButton } from './claim-button.tsx';
import { JoinButton } from './join-button.tsx';

interface PromotionActionProps {
  promotion: Promotion;
  onApply: () => void;
}

/** The action of a promotion in its status; nothing while it is being reviewed or after it ended. */
export function PromotionAction({ promotion, onApply }: PromotionActionProps) {
  const { t } = useTranslation('promotions');
  const { status } = promotion;
  if (isOpen(promotion)) return <JoinButton promotion={promotion} onApply={onApply} />;
  if (status === 'ISSUED') return <ClaimButton promotion={promotion} large />;
  if (status !== 'PROCESS' && status !== 'SIGNED') return null;
  return (
    <DialogFoot>
      <LinkButton look="primary" wide large to={paths.index}>
        {t('play')}
      </LinkButton>
    </DialogFoot>
  );
}
