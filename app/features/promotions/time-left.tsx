import { useState } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { Promotion } from '../../platform/contract.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { timeLeft } from './promotions.css.ts';

/** When it begins, ends, or ended. */
export function TimeLeft({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const [now] = useState(Date.now);
  const { startsAt, endsAt } = promotion;
  const until = startsAt > now ? startsAt : endsAt;
  const word = startsAt > now ? 'begins' : 'ends';
  return (
    <p className={timeLeft}>
      <Icon name="clock-counter-clockwise" size={16} />
      {until === undefined && t('time.open')}
      {until !== undefined && until <= now && t('time.over')}
      {until !== undefined && until > now && t(`time.${word}`, { when: describeTimeLeft(until - now, tag) })}
    </p>
  );
}
