import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { timeLeft } from './promotions.css.ts';

/** When it starts, ends, or ended; nothing where the status says so already. */
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

/** Says when a promotion starts, ends, or ended. */
export function useTimeLeft(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const [now] = useState(Date.now);
  return ({ startsAt, endsAt }) => {
    const until = startsAt > now ? startsAt : endsAt;
    if (until === undefined) return t('time.open');
    if (until <= now) return t('time.over');
    return t(`time.${startsAt > now ? 'begins' : 'ends'}`, { when: describeTimeLeft(until - now, tag) });
  };
}
