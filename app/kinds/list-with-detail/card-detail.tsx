import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import type { LookUp } from '#app/language/translate.ts';
import { cardDetail } from './detail.css.ts';

interface CardDetailProps {
  t: LookUp<'sheet.close'>;
  onClose: () => void;
  children: ReactNode;
}

/** Details in the row's card, for windows without a sheet beside the list. */
export function CardDetail({ t, onClose, children }: CardDetailProps) {
  return (
    <div className={cardDetail}>
      {children}
      <Button look="plain" wide onClick={onClose}>
        {t('sheet.close')}
      </Button>
    </div>
  );
}
