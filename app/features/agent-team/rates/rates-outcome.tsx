import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { RatesChanged } from '#schemas/generated/platform.ts';
import { outcome as outcomeStyle } from './rates.css.ts';
import { RefusedRates } from './refused-rates.tsx';

interface RatesOutcomeProps {
  outcome: RatesChanged;
  onClose: () => void;
}

/** Number of accounts that got the rate, and the list of those that did not. */
export function RatesOutcome({ outcome, onClose }: RatesOutcomeProps) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  const { rate, changed, same, refused } = outcome;
  return (
    <div className={stack[5]}>
      <div role="status">
        <p className={outcomeStyle}>
          {changed > 0 ? t('rates.changed', { count: changed, rate: write(rate) }) : t('rates.changedNone')}
        </p>
        {same > 0 && <p className={prose.aside}>{t('rates.same', { count: same })}</p>}
      </div>
      <RefusedRates refusals={refused} rate={rate} />
      <DialogFoot>
        <Button look="primary" wide onClick={onClose}>
          {t('rates.done')}
        </Button>
      </DialogFoot>
    </div>
  );
}
