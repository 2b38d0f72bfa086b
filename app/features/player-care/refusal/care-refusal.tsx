import { Alert } from '#app/kit/state/alert.tsx';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { Link } from '#app/shell/router/router.ts';
import type { RefusalProps } from '#app/shell/slots/slots.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useAmountText } from '../limits/amount-text.ts';
import { limitInTheWay } from './limit-in-the-way.ts';

/** Explains a refusal due to the member's own limit or break: what is left, when it renews, and a link to it. */
export function CareRefusal({ problem }: RefusalProps) {
  const { t } = useTranslation('player-care');
  const { member } = useSession();
  const text = useAmountText(member?.currency ?? 'EUR');
  const clock = useClock('short');
  const limit = limitInTheWay(problem);
  const sentences = limit
    ? [
        t(`refusal.${limit.kind}`),
        limit.left > 0 && t('refusal.left', { left: text(limit.kind, limit.left) }),
        t('refusal.renews', { time: clock(limit.renewsAt) }),
      ]
    : [describeRefusal(problem, t)];
  return (
    <div>
      <Alert text={sentences.filter(Boolean).join(' ')} />
      <Link className={standaloneLink} to={memberPath('playerCare')}>
        {t('entry.care')}
      </Link>
    </div>
  );
}
