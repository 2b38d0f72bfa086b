import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { cardDetail } from './sent.css.ts';
import { SentDetail } from './sent-detail.tsx';

/** What the sheet has, in the row's card. */
export function SentCard({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('agent-messages');
  return (
    <div className={cardDetail}>
      <SentDetail id={id} />
      <Button look="plain" wide onClick={onClose}>
        {t('sheet.close')}
      </Button>
    </div>
  );
}
