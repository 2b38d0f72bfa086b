import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { MissionReward } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { usePointsText } from './use-points-text.ts';

/** Formats a reward in points or money. */
export function useRewardText(): (reward: MissionReward) => string {
  const { tag } = useCurrentLanguage();
  const points = usePointsText();
  return ({ kind, amount, currency }) =>
    kind === 'money' && currency ? formatMoney(minorUnits(amount), currency, tag) : points(amount);
}
