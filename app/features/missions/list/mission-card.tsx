import { useId, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { useFocusStays } from '#app/kit/focus/use-focus-stays.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRewardText } from '#app/shell/points/use-reward-text.ts';
import type { Mission } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import {
  card,
  claimedIcon,
  claimedLabel,
  foot,
  icon,
  numbers,
  prize,
  progressColumn,
  text,
  title,
  words,
} from './mission-list.css.ts';
import { useClaim } from './use-claim.ts';

const ICONS: Record<Mission['unit'], IconName> = {
  days: 'calendar-check',
  bets: 'play-fill',
  games: 'game-controller',
  categories: 'grid-nine',
  vendors: 'cards-three',
  money: 'coins',
};

/** A mission with its task, progress and reward. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const id = useId();
  const part = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusStays(part, heading);
  const { busy, claim } = useClaim(mission);
  const rewardText = useRewardText();
  const { unit, goal, progress, status } = mission;
  const formatUnit = useUnitFormat(unit);
  return (
    <li ref={part} className={card}>
      <span className={status === 'claimed' ? `${icon} ${claimedIcon}` : icon}>
        <Icon name={ICONS[unit]} size={22} />
      </span>
      <div className={words}>
        <h2 ref={heading} tabIndex={-1} id={id} className={title} dir="auto">
          {mission.title}
        </h2>
        <p className={text} dir="auto">
          {mission.description}
        </p>
      </div>
      <div className={foot}>
        <div className={progressColumn}>
          <span className={numbers}>
            <span className={prose.quiet}>{t('progress', { done: formatUnit(progress), goal: formatUnit(goal) })}</span>
            <span className={prize}>{rewardText(mission.reward)}</span>
          </span>
          <Progress labelledBy={id} value={progress} max={goal} />
        </div>
        {status === 'claimable' && (
          <Button look="primary" busy={busy} aria-describedby={id} onClick={claim}>
            {t('claim')}
          </Button>
        )}
        {status === 'claimed' && (
          <span className={claimedLabel}>
            <Icon name="check-circle" size={18} />
            {t('claimed')}
          </span>
        )}
      </div>
    </li>
  );
}

/** Returns a formatter for amounts of the mission's unit. */
function useUnitFormat(unit: Mission['unit']): (number: number) => string {
  const { tag } = useCurrentLanguage();
  const { currency } = useBrand();
  if (unit === 'money') return (amount) => formatMoney(minorUnits(amount), currency, tag);
  const format = new Intl.NumberFormat(tag);
  return (number) => format.format(number);
}
