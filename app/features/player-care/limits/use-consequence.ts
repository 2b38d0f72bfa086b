import { exactTime } from '#app/kinds/money-flow/page/arrival-text.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareLimit, PlayerCare } from '#schemas/generated/platform.ts';
import { useAmountText } from './amount-text.ts';

const HOUR_SECONDS = 3600;

interface Consequence {
  sentence: string;
  /** It waits, and asks once more. */
  isLater: boolean;
}

/** What a choice of amount will do to a limit. */
export function useConsequence(limit: CareLimit, care: PlayerCare): (wanted: number | undefined) => Consequence {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const text = useAmountText(care.currency);
  const { kind, amount } = limit;
  return (wanted) => {
    if (wanted === undefined && amount === undefined) return { sentence: t('limits.form.free'), isLater: false };
    const isLater = amount !== undefined && (wanted === undefined || wanted > amount);
    if (!isLater) return { sentence: t('limits.form.atOnce'), isLater };
    const wait = exactTime(care.increaseHours * HOUR_SECONDS, tag);
    return { sentence: t('limits.form.later', { limit: text(kind, amount), wait }), isLater };
  };
}
