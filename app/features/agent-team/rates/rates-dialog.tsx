import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { RateRange, RatesChanged } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useRateRanges } from '../team-queries.ts';
import { bone, outcome as outcomeStyle } from './rates.css.ts';
import { RatesForm } from './rates-form.tsx';
import { RefusedRates } from './refused-rates.tsx';
import { together, unableTo } from './together.ts';
import { useSetRates } from './use-set-rates.ts';

interface RatesDialogProps {
  accounts: readonly string[];
  /** Called when the dialog closes after a change. @param refused accounts that kept their rates */
  onDone: (refused: readonly string[]) => void;
  onClose: () => void;
}

/** Sets one rate for all selected accounts that can have it. */
export function RatesDialog({ accounts, onDone, onClose }: RatesDialogProps) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  const toasts = useToasts();
  // Keep the first order: the selection may change its order while the dialog is open.
  const [asked] = useState(accounts);
  const [outcome, setOutcome] = useState<RatesChanged>();
  const { data: ranges, error, isFetching, refetch } = useRateRanges(asked);
  const finish = ({ refused }: RatesChanged) => onDone(refused.map(({ account }) => account));
  const arrive = (answer: RatesChanged) => {
    if (answer.refused.length > 0 || answer.changed === 0) return setOutcome(answer);
    toasts.show({ tone: 'success', text: t('rates.changed', { count: answer.changed, rate: write(answer.rate) }) });
    finish(answer);
  };
  return (
    <Dialog
      small
      keep
      title={t('rates.title', { count: asked.length })}
      onClose={() => (outcome ? finish(outcome) : onClose())}
    >
      {outcome ? (
        <RatesOutcome outcome={outcome} onClose={() => finish(outcome)} />
      ) : ranges ? (
        <Choice ranges={ranges} onDone={arrive} />
      ) : error && !isFetching ? (
        <Problem title={t('rates.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />
      ) : (
        <Skeleton className={bone} />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  ranges: readonly RateRange[];
  onDone: (outcome: RatesChanged) => void;
}

function Choice({ ranges: latest, onDone }: ChoiceProps) {
  const { t } = useTranslation('agent-team');
  const setting = useSetRates(onDone);
  const ranges = setting.tried ?? latest;
  const possible = together(ranges);
  if (possible) return <RatesForm ranges={ranges} {...possible} setting={setting} />;
  return (
    <div className={stack[5]}>
      <p className={prose.aside}>{t('rates.none')}</p>
      <RefusedRates refusals={unableTo(ranges, null)} rate={null} />
    </div>
  );
}

interface RatesOutcomeProps {
  outcome: RatesChanged;
  onClose: () => void;
}

/** Number of accounts that got the rate, and the list of those that did not. */
function RatesOutcome({ outcome, onClose }: RatesOutcomeProps) {
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
