import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ApplicationForm } from '../apply/application-form.tsx';
import { isOpen } from '../status-look.ts';
import { ClaimButton } from './claim-button.tsx';
import { JoinButton } from './join-button.tsx';
import { PromotionDetail } from './promotion-detail.tsx';

interface PromotionActionProps {
  promotion: Promotion;
  onApply: () => void;
}

interface PromotionDialogProps {
  promotion: Promotion;
  close: () => void;
}

/** A promotion's details and action. The application form replaces the details. */
export function PromotionDialog({ promotion, close }: PromotionDialogProps) {
  const { t } = useTranslation('promotions');
  const [step, setStep] = useState<'read' | 'apply' | 'sent'>('read');
  const closeForm = () => setStep('read');
  // Close the form if it has been joined in another tab or by a call whose response was lost.
  const applying = step === 'apply' && isOpen(promotion);
  return (
    <Dialog title={promotion.title} onClose={close} keep={applying}>
      {applying ? (
        <ApplicationForm promotion={promotion} onBack={closeForm} onSent={() => setStep('sent')} />
      ) : (
        <>
          <PromotionDetail promotion={promotion} />
          <PromotionAction promotion={promotion} onApply={() => setStep('apply')} />
        </>
      )}
      {step === 'sent' && <NoticeDialog title={t('apply.sent')} text={t('note.APPLYING')} onClose={closeForm} />}
    </Dialog>
  );
}

/** The action of a promotion by its status. Renders nothing while it is under review or after its end. */
function PromotionAction({ promotion, onApply }: PromotionActionProps) {
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
