import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { OpenedDraw } from '#schemas/generated/platform.ts';
import { code, proof, proofBody, proofSummary, verdict as verdictStyle } from './draw.css.ts';
import { isCommitted } from './is-committed.ts';

/** Lets players check that the numbers were fixed before betting opened: the seed matches the hash published then. */
export function DrawProof({ draw }: { draw: OpenedDraw }) {
  const { t } = useTranslation('lottery');
  const [holds, setHolds] = useState<boolean>();
  return (
    <details className={proof}>
      <summary className={proofSummary}>{t('proof.title')}</summary>
      <div className={proofBody}>
        <p>{t('proof.text')}</p>
        <div>
          {t('proof.commitment')}
          <code className={code} dir="ltr">
            {draw.commitment}
          </code>
        </div>
        <div>
          {t('proof.seed')}
          <code className={code} dir="ltr">
            {draw.seed}
          </code>
        </div>
        <div>
          <Button onClick={() => void isCommitted(draw).then(setHolds)}>{t('proof.check')}</Button>
        </div>
        <div role="status">
          {holds && (
            <span className={verdictStyle}>
              <Icon name="seal-check-fill" /> {t('proof.holds')}
            </span>
          )}
        </div>
        <Alert text={holds === false ? t('proof.fails') : undefined} />
      </div>
    </details>
  );
}
