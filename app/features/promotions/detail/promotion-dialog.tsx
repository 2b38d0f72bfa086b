import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
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
  const [applying, setApplying] = useState(false);
  return (
    <Dialog title={promotion.title} onClose={close} keep={applying}>
      {applying ? (
        <ApplicationForm promotion={promotion} leave={() => setApplying(false)} />
      ) : (
        <>
          <PromotionDetail promotion={promotion} />
          <PromotionAction promotion={promotion} onApply={() => setApplying(true)} />
        </>
      )}
    </Dialog>
  );
}
