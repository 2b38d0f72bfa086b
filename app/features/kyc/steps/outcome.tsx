import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { TimedDialog } from '#app/kit/dialog/timed-dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { outcome, seal } from './steps.css.ts';

interface OutcomeProps {
  kind: 'sent' | 'verified';
  /** It is said by itself, and not to somebody who asked: it goes by itself as well. */
  passing?: boolean;
  close: () => void;
}

/** It has been sent, or it is done. */
export function Outcome({ kind, passing, close }: OutcomeProps) {
  const { t } = useTranslation('kyc');
  const Shown = passing ? TimedDialog : Dialog;
  return (
    <Shown
      small
      title={t(`${kind}.title`)}
      onClose={close}
      actions={
        <Button look="primary" whole large onClick={close}>
          {t('sent.done')}
        </Button>
      }
    >
      <div className={outcome}>
        <span className={seal}>
          <Icon name={kind === 'verified' ? 'seal-check-fill' : 'check-circle-fill'} size={64} />
        </span>
        <p>{t(`${kind}.text`)}</p>
      </div>
    </Shown>
  );
}
