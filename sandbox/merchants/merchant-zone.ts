import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { addDays, dayIn, startOfDayIn } from './days.ts';

/** IANA names by currency: the demo operators keep the hours of the country that they serve. */
const ZONES: Readonly<Record<string, string>> = {
  AED: 'Asia/Dubai',
  CLP: 'America/Santiago',
  CNY: 'Asia/Shanghai',
  EGP: 'Africa/Cairo',
  EUR: 'Europe/Malta',
  GBP: 'Europe/London',
  IDR: 'Asia/Jakarta',
  INR: 'Asia/Kolkata',
  JPY: 'Asia/Tokyo',
  KRW: 'Asia/Seoul',
  MYR: 'Asia/Kuala_Lumpur',
  PHP: 'Asia/Manila',
  SAR: 'Asia/Riyadh',
  THB: 'Asia/Bangkok',
  VND: 'Asia/Ho_Chi_Minh',
};

/** The zone whose days the merchant's records have. */
export function merchantZone({ brand }: { readonly brand: Pick<SandboxBrand, 'currency'> }): string {
  return zoneOf(brand.currency);
}

/** The merchant's day, yyyy-mm-dd. */
export function merchantDay(platform: { readonly brand: Pick<SandboxBrand, 'currency'>; now(): number }): string {
  return dayIn(platform.now(), merchantZone(platform));
}

/** First millisecond of the day at a merchant with this currency, or of a later day. */
export function startOfMerchantDay(time: number, currency: string, daysAfter = 0): number {
  const zone = zoneOf(currency);
  return startOfDayIn(addDays(dayIn(time, zone), daysAfter), zone);
}

/** The zone as players read it beside a time, such as "GMT+8": it has another offset where its clocks have changed. */
export function zoneName({ currency }: Pick<SandboxBrand, 'currency'>, time: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zoneOf(currency), timeZoneName: 'shortOffset' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** A text with the zone's name in place of `{zone}`. */
export function withZone(text: string, brand: Pick<SandboxBrand, 'currency'>, time: number): string {
  return text.replaceAll('{zone}', zoneName(brand, time));
}

export function zoneOf(currency: string): string {
  return ZONES[currency] ?? 'UTC';
}
