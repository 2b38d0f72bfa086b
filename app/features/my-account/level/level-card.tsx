import { Button } from '#app/kit/button/button.tsx';
import { card, name as nameStyle, words } from '#app/kit/card/card.css.ts';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MemberAccount } from '#schemas/generated/platform.ts';
import {
  count,
  head,
  label,
  meter,
  next,
  nextAction,
  nextIcon,
  nextText,
  segment,
  sentence,
  steps as stepsStyle,
  total,
} from './level.css.ts';
import { StepRow } from './step-row.tsx';
import { type OpenStep, type Step, useSteps } from './use-steps.ts';

const LEVELS = ['strong', 'good', 'fair'] as const;

/** Security level of the account: a sentence, a meter, all steps, and the recommended next one. */
export function LevelCard({ account }: { account: MemberAccount | undefined }) {
  const { t } = useTranslation('my-account');
  const steps = useSteps(account?.steps ?? []);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(isNext);
  const level = LEVELS[steps.length - done] ?? 'weak';
  return (
    <section className={card} aria-label={t('level.label')} aria-busy={!account}>
      <div className={head}>
        <span className={label}>{t('level.label')}</span>
        {account && (
          <>
            <h2 className={sentence}>{t(`level.${level}`)}</h2>
            <p className={total}>
              <strong className={count}>{done}</strong> {t('level.of', { all: steps.length })}
            </p>
            <div className={meter} aria-hidden="true">
              {steps.map(({ name }, index) => (
                <span key={name} className={segment} data-done={index < done || undefined} />
              ))}
            </div>
          </>
        )}
      </div>
      {account ? (
        <ul className={stepsStyle}>
          {steps
            .filter((step) => step !== next)
            .map((step) => (
              <StepRow key={step.name} step={step} personal={account.personal} />
            ))}
        </ul>
      ) : (
        <CardSkeleton count={4} />
      )}
      {next && <NextStep step={next} />}
    </section>
  );
}

function isNext(step: Step): step is OpenStep {
  return !step.isDone && step.name !== 'password' && step.open !== undefined;
}

/** Recommended step, with the page's only accent colour. */
export function NextStep({ step: { name, count, open } }: { step: OpenStep }) {
  const { t } = useTranslation('my-account');
  return (
    <div className={next}>
      <span className={nextIcon}>
        <Icon name="shield-check" size={24} />
      </span>
      <span className={words}>
        <span className={nameStyle}>{t(`step.${name}`)}</span>
        <span className={nextText}>{t(count === 1 ? 'oneQuestion.next' : `next.${name}`)}</span>
      </span>
      <span className={nextAction}>
        <Button look="primary" wide onClick={open}>
          {t(`do.${name}`)}
        </Button>
      </span>
    </div>
  );
}
