import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { NoticeDialog } from '../../../kit/dialog/notice-dialog.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Promotion } from '../../../platform/contract.ts';
import { ApplicationForm } from '../apply/application-form.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionDetail } from './promotion-detail.tsx';

interface PromotionDialogProps {
  promotion: Promotion;
  close: () => void;
}

/** A promotion with all that there is to know and to do; an application takes the place of its text. */
export function PromotionDialog({ promotion, close }: PromotionDialogProps) {
  const { t } = useTranslation('promotions');
  const [step, setStep] = useState<'read' | 'apply' | 'sent'>('read');
  const read = () => setStep('read');
  return (
    <Dialog title={promotion.title} onClose={close} keep={step === 'apply'}>
      {step === 'apply' ? (
        <ApplicationForm promotion={promotion} leave={read} onSent={() => setStep('sent')} />
      ) : (
        <>
          <PromotionDetail promotion={promotion} />
          <PromotionAction promotion={promotion} onApply={() => setStep('apply')} />
        </>
      )}
      {step === 'sent' && <NoticeDialog title={t('apply.sent')} text={t('note.APPLYING')} onClose={read} />}
    </Dialog>
  );
}
