import type { Translate } from '#app/language/translate.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';

/** Whether a vendor's wallet is open, or until when it is under maintenance. */
export function stateText(t: Translate<'wallet'>, { state, until }: VendorWallet, tag: string): string {
  if (state === 'open') return t('state.open');
  return until === undefined ? t('state.maintenance') : t('state.until', { time: timeText(until, tag) });
}

/** A time of today, such as "04:00"; with the day if it is another. */
export function timeText(at: number, tag: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', ...day }).format(at);
}
