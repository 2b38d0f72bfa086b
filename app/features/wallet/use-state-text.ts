import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';

/** Writes whether a vendor's wallet is open, or until when it is under maintenance. */
export function useStateText(): (wallet: VendorWallet) => string {
  const { t } = useTranslation('wallet');
  const timeText = useTimeText();
  return ({ state, until }) => {
    if (state === 'open') return t('state.open');
    return until === undefined ? t('state.maintenance') : t('state.until', { time: timeText(until) });
  };
}
