import { useAtNow } from '#app/clock/use-at-now.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { timeLeft } from './promotions.css.ts';

const MINUTE = 60_000;

/** When a promotion starts, ends or ended. Renders nothing if the status already says it. */
export function TimeLeft({ promotion }: { promotion: Promotion }) {
  const say = useTimeLeft();
  if (promotion.status === 'CLOSE') return null;
  return (
    <p className={timeLeft}>
      <Icon name="timer" size={16} />
      {say(promotion)}
    </p>
  );
}

/** Returns a function that says when a promotion starts, ends or ended. */
export function useTimeLeft(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const now = useAtNow((time) => time - (time % MINUTE));
  return ({ startsAt, endsAt }) => {
    const until = startsAt > now ? startsAt : endsAt;
    if (until === undefined) return t('time.open');
    if (until <= now) return t('time.over');
    return t(`time.${startsAt > now ? 'begins' : 'ends'}`, { when: describeTimeLeft(until - now, tag) });
  };
}
