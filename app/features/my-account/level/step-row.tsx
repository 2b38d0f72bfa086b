import { Button } from '#app/kit/button/button.tsx';
import { name as nameStyle, note, words } from '#app/kit/card/card.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PersonalField } from '#schemas/generated/platform.ts';
import { done as doneStyle, open as openStyle, row } from './level.css.ts';
import type { Step } from './use-steps.ts';

interface StepRowProps {
  step: Step;
  personal: readonly PersonalField[];
}

/** One step with its state and a button to set or change it. */
export function StepRow({ step, personal }: StepRowProps) {
  const { t } = useTranslation('my-account');
  const { name, isDone, open } = step;
  const title = t(`step.${name}`);
  const action = t(isDone ? 'change' : 'set');
  return (
    <li className={row}>
      <span className={isDone ? doneStyle : openStyle}>
        <Icon name={isDone ? 'check-circle-fill' : 'warning-circle'} size={22} />
      </span>
      <span className={words}>
        <span className={nameStyle}>
          <span className={visuallyHidden}>{t(isDone ? 'done' : 'notDone')} </span>
          {title}
        </span>
        <span className={note}>
          <StepNote step={step} personal={personal} />
        </span>
      </span>
      {open && (
        <Button look="plain" aria-label={`${action}: ${title}`} onClick={open}>
          {action}
        </Button>
      )}
    </li>
  );
}

function StepNote({ step: { name, isDone, waits, count, changedAt }, personal }: StepRowProps) {
  const { t } = useTranslation('my-account');
  const day = useClock('day');
  if (!isDone && count === 1) return t('oneQuestion.note');
  if (!isDone) return t(waits ? `waits.${waits}` : 'notSet');
  if (changedAt !== undefined) return t('setOn', { date: day(changedAt) });
  if (name === 'identity') return t('verified');
  if (name === 'question') return t('asked');
  return <bdi>{personal.find((field) => field.name === name)?.value}</bdi>;
}
