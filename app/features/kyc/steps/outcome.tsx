import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { TimedDialog } from '#app/kit/dialog/timed-dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { outcome, seal } from './steps.css.ts';

interface OutcomeProps {
  kind: 'sent' | 'verified';
  /** The dialog opened automatically, so it also closes on a timer. */
  passing?: boolean;
  close: () => void;
}

/** Confirms that the verification was sent or accepted. */
export function Outcome({ kind, passing, close }: OutcomeProps) {
  const { t } = useTranslation('kyc');
  const Shown = passing ? TimedDialog : Dialog;
  return (
    <Shown
      small
      title={t(`${kind}.title`)}
      onClose={close}
      actions={
        <Button look="primary" wide large onClick={close}>
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
