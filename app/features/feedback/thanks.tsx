import { Button } from '#app/kit/button/button.tsx';
import { TimedDialog } from '#app/kit/dialog/timed-dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { icon, thanks } from './writing-dialog.css.ts';

interface ThanksProps {
  words: 'feedback' | 'question';
  close: () => void;
}

/** Confirms receipt and says what happens next. */
export function Thanks({ words, close }: ThanksProps) {
  const { t } = useTranslation('feedback');
  const done = (
    <Button look="primary" wide onClick={close}>
      {t('shell:dialog.close')}
    </Button>
  );
  return (
    <TimedDialog small title={t(`${words}.thanks`)} onClose={close} actions={done}>
      <div className={thanks}>
        <span className={icon}>
          <Icon name="check-circle-fill" size={48} />
        </span>
        <p>{t(`${words}.next`)}</p>
      </div>
    </TimedDialog>
  );
}
