import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryGame, OpenedDraw } from '#schemas/generated/platform.ts';
import { deriveDraw } from './derive-draw.ts';
import { proof, proofBody, proofSummary } from './proof.css.ts';
import { type Checked, ProofSteps } from './proof-steps.tsx';
import { sha256 } from './sha256.ts';

interface DrawProofProps {
  draw: OpenedDraw;
  form: LotteryGame['form'] | undefined;
  onOpen: () => void;
}

/** Lets players check, on their own device, that the numbers follow from a seed fixed before betting closed. */
export function DrawProof({ draw, form, onOpen }: DrawProofProps) {
  const { t } = useTranslation('lottery');
  const [checked, setChecked] = useState<Checked>();
  const check = async () => setChecked({ hash: await sha256(draw.seed), derived: await deriveDraw(draw, form) });
  return (
    <details className={proof} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={proofSummary}>{t('proof.title')}</summary>
      <div className={proofBody}>
        <p>{t('proof.text')}</p>
        <ProofSteps draw={draw} checked={checked} />
        {!checked && (
          <div>
            <Button icon="seal-check-fill" onClick={() => void check()}>
              {t('proof.check')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
