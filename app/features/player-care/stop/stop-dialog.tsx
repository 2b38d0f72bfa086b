import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { body, lineIcon, lineItem, lines as linesStyle } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { lengthText } from './length-text.ts';
import type { StopChoice } from './stop-choice.ts';
import { StopChooser } from './stop-chooser.tsx';
import { stopLines } from './stop-lines.ts';
import { useStartStop } from './use-start-stop.ts';

interface StopDialogProps {
  kind: StopChoice['kind'];
  onClose: () => void;
}

/** Starts a break in two steps: choose its length, then read its effects and confirm. */
export function StopDialog({ kind, onClose }: StopDialogProps) {
  const { t } = useTranslation('player-care');
  const [choice, setChoice] = useState<StopChoice>();
  const [isChecked, setIsChecked] = useState(false);
  if (choice && isChecked) return <CheckStep choice={choice} onBack={() => setIsChecked(false)} onClose={onClose} />;
  const next = (
    <Button look="primary" large wide disabled={!choice} onClick={() => setIsChecked(true)}>
      {t('break.next')}
    </Button>
  );
  return (
    <Dialog small keep title={t(`break.${kind}.name`)} onClose={onClose} actions={next}>
      <StopChooser kind={kind} choice={choice} onChoose={setChoice} />
    </Dialog>
  );
}

interface CheckStepProps {
  choice: StopChoice;
  onBack: () => void;
  onClose: () => void;
}

function CheckStep({ choice, onBack, onClose }: CheckStepProps) {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const { mutate, isPending, error } = useStartStop();
  const lines = stopLines(t, choice, lengthText(t, choice, tag));
  const actions = (
    <>
      <Button
        look="primary"
        large
        wide
        busy={isPending}
        onClick={() => mutate({ choice, lines }, { onSuccess: onClose })}
      >
        {t(`break.${choice.kind}.start`)}
      </Button>
      <Button look="plain" wide onClick={onBack}>
        {t('break.back')}
      </Button>
    </>
  );
  return (
    <Dialog small keep title={t('break.check')} onClose={onClose} actions={actions}>
      <div className={body}>
        <ul className={linesStyle}>
          {lines.map((text) => (
            <li key={text} className={lineItem}>
              <span className={lineIcon}>
                <Icon name="check" size={18} />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <Alert text={error ? describeRefusal(error, t) : undefined} />
      </div>
    </Dialog>
  );
}
