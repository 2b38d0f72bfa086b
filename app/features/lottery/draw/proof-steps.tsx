import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { OpenedDraw } from '#schemas/generated/platform.ts';
import type { deriveDraw } from './derive-draw.ts';
import { code, step as stepStyle, steps, stepTitle, verdict } from './proof.css.ts';
import { ProofNumbers } from './proof-numbers.tsx';

/** Result of the check on the player's device. */
export interface Checked {
  /** SHA-256 of the seed. */
  hash: string;
  derived: Awaited<ReturnType<typeof deriveDraw>>;
}

interface ProofStepsProps {
  draw: OpenedDraw;
  /** Undefined until the player starts the check. */
  checked: Checked | undefined;
}

/** Steps of the check in order: commitment, seed, hash, numbers. */
export function ProofSteps({ draw: { seed, commitment }, checked }: ProofStepsProps) {
  const { t } = useTranslation('lottery');
  return (
    <ol className={steps}>
      <Step title={t('proof.commitment')} value={commitment} />
      <Step title={t('proof.seed')} value={seed} />
      {checked && (
        <Step title={t('proof.hash')} value={checked.hash}>
          <Verdict holds={checked.hash === commitment} yes={t('proof.holds')} no={t('proof.fails')} />
        </Step>
      )}
      {checked?.derived && (
        <Step title={t('proof.numbers')}>
          <p>{t('proof.how')}</p>
          <ProofNumbers numbers={checked.derived.main} />
          <Verdict
            holds={checked.derived.matches}
            yes={t('proof.matches', { count: checked.derived.count })}
            no={t('proof.differs')}
          />
        </Step>
      )}
    </ol>
  );
}

function Step({ title, value, children }: { title: string; value?: string; children?: ReactNode }) {
  return (
    <li className={stepStyle}>
      <p className={stepTitle}>{title}</p>
      {value !== undefined && (
        <code className={code} dir="ltr">
          {value}
        </code>
      )}
      {children}
    </li>
  );
}

function Verdict({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  return (
    <>
      <div role="status">
        {holds && (
          <span className={verdict}>
            <Icon name="seal-check-fill" /> {yes}
          </span>
        )}
      </div>
      <Alert text={holds ? undefined : no} />
    </>
  );
}
