import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { AccountKind } from '#schemas/generated/platform.ts';
import { bar, given, kept, split, splitLine, splitMark, splitText, splitValue } from './terms.css.ts';

interface RateSplitProps {
  kind: AccountKind;
  rate: number;
  own: number;
}

/** Division of the agent's rate between the new account and the agent. */
export function RateSplit({ kind, rate, own }: RateSplitProps) {
  const { t } = useTranslation('agent-registration');
  const write = useRateText();
  return (
    <div className={split}>
      <div className={bar} aria-hidden="true">
        {rate > 0 && <span className={given} style={{ flexGrow: rate }} />}
        {rate < own && <span className={kept} style={{ flexGrow: own - rate }} />}
      </div>
      <p className={splitLine}>
        <span className={`${splitMark} ${given}`} aria-hidden="true" />
        <span className={splitText}>{t(`split.${kind}`)}</span>
        <span className={splitValue}>{write(rate)}</span>
      </p>
      <p className={splitLine}>
        <span className={`${splitMark} ${kept}`} aria-hidden="true" />
        <span className={splitText}>{t('split.you')}</span>
        <span className={splitValue}>{write(own - rate)}</span>
      </p>
    </div>
  );
}
