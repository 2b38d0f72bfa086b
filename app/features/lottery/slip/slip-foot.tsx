import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { RealAccountDialog } from '#app/shell/trial/real-account-dialog.tsx';
import { minus, ZERO } from '#schemas/money/minor-units.ts';
import { quiet } from '../look/text.css.ts';
import { describeRefusal } from './describe-refusal.ts';
import { foot, sum, total as totalStyle } from './slip.css.ts';
import { isStake, type SlipDraft, totalOf } from './slip-draft.ts';
import { TopUp } from './top-up.tsx';
import { type Placed, usePlaceBets } from './use-place-bets.ts';

interface SlipFootProps {
  draft: SlipDraft;
  hasTroubles: boolean;
  onPlaced: (placed: Placed) => void;
}

/** Total, balance and submit button. Asks a trial account to register instead. */
export function SlipFoot({ draft, hasTroubles, onPlaced }: SlipFootProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const { member, status } = useSession();
  const { lines, currency, isUnanswered } = useSnapshot(draft);
  const [warned, setWarned] = useState(false);
  const { mutate, isPending, error } = usePlaceBets(draft, onPlaced);
  const total = totalOf(lines);
  const isTrial = status === 'trial';
  // After a lost response the stake may already be deducted, so do not ask for a deposit.
  const missing = !isUnanswered && member && !isTrial ? minus(total, member.balance) : ZERO;
  const isReady = isUnanswered || (lines.every(isStake) && !hasTroubles);
  const place = () => (isTrial ? setWarned(true) : mutate());
  return (
    <div className={foot}>
      <div className={sum}>
        <span>{t('slip.total')}</span>
        <span className={totalStyle}>
          <Money amount={total} currency={currency} />
        </span>
      </div>
      {member && !isTrial && (
        <div className={`${sum} ${quiet}`}>
          <span>{t('slip.balance')}</span>
          <Money amount={member.balance} currency={member.currency} />
        </div>
      )}
      {missing <= 0 && <ProblemAlert problem={error ?? isUnanswered} describe={describe} />}
      {missing > 0 ? (
        <TopUp missing={missing} currency={currency} />
      ) : (
        <Button look="primary" large wide busy={isPending} disabled={!isReady && !isTrial} onClick={place}>
          {isUnanswered ? t('shell:error.retry') : t('slip.place', { total: formatMoney(total, currency, tag) })}
        </Button>
      )}
      {warned && <RealAccountDialog onClose={() => setWarned(false)} />}
    </div>
  );

  function describe(problem: unknown): string {
    return problem === true ? t('refused.unanswered') : describeRefusal(problem, t);
  }
}
