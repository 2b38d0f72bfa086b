import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ApplicationForm } from '../apply/application-form.tsx';
import { isOpen } from '../status-look.ts';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionDetail } from './promotion-detail.tsx';

interface PromotionDialogProps {
  promotion: Promotion;
  close: () => void;
}

/** A promotion in full, with its action; the application form replaces its text. */
export function PromotionDialog({ promotion, close }: PromotionDialogProps) {
  const { t } = useTranslation('promotions');
  const [step, setStep] = useState<'read' | 'apply' | 'sent'>('read');
  const closeForm = () => setStep('read');
  // Joined in another tab, or without a response: there is nothing to fill in.
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
