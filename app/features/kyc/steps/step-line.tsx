import { useEffect, useRef } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { line, mark, name as nameStyle, stop } from './step-line.css.ts';

const STEPS = ['intro', 'person', 'documents'] as const;

interface StepLineProps {
  step: (typeof STEPS)[number];
}

/** The three steps with the current one. Focuses a new step, so that screen readers announce it and start reading there. */
export function StepLine({ step }: StepLineProps) {
  const { t } = useTranslation('kyc');
  const here = STEPS.indexOf(step);
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    last.current = step;
  }, [step]);
  return (
    <ol ref={list} className={line} aria-label={t('step.label')}>
      {STEPS.map((name, index) => {
        const label = t(`step.${name}`);
        const isDone = index < here;
        const state = isDone ? 'done' : index === here ? 'here' : 'ahead';
        return (
          <li
            key={name}
            className={stop}
            data-state={state}
            aria-current={index === here ? 'step' : undefined}
            tabIndex={index === here ? -1 : undefined}
          >
            <span className={mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={nameStyle} aria-hidden={isDone || undefined}>
              {label}
            </span>
            {isDone && <span className={visuallyHidden}>{t('step.done', { step: label })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
