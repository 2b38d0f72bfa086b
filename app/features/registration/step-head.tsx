import { stack } from '#app/kit/layout/layout.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { bar, count, name as nameStyle, piece } from './step-head.css.ts';
import type { Step } from './steps.ts';

interface StepHeadProps {
  steps: readonly Step[];
  current: number;
}

export function StepHead({ steps, current }: StepHeadProps) {
  const { t } = useTranslation('registration');
  const step = steps[current];
  if (!step) return null;
  return (
    <div className={stack[4]}>
      <div className={bar} aria-hidden="true">
        {steps.map(({ name }, index) => (
          <span key={name} className={piece} data-done={index <= current || undefined} />
        ))}
      </div>
      <h3 className={nameStyle} tabIndex={-1} data-step>
        <span>{t(`step.${step.name}`)}</span>{' '}
        <span className={count}>{t('step.count', { number: current + 1, count: steps.length })}</span>
      </h3>
    </div>
  );
}
