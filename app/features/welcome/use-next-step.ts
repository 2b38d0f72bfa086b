import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { type NextStep, nextStepOf } from './next-step.ts';

/** The next step, or undefined while it loads. A failed call for promotions does not block it. */
export function useNextStep(): NextStep | undefined {
  const pages = useSlot('memberPages').filter(({ pending }) => !pending);
  const has = (wanted: string) => pages.some(({ id }) => id === wanted);
  const { data, isError } = usePromotions({ isWanted: has('rewardCenter') });
  if (has('rewardCenter') && !data && !isError) return undefined;
  return nextStepOf({ promotions: data ?? [], canDeposit: has('depositv2') });
}
