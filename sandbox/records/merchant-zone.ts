import type { Platform } from '../platform.ts';

/** IANA names by currency: the demo operators keep the hours of the country that they serve. */
const ZONES: Readonly<Record<string, string>> = {
  AED: 'Asia/Dubai',
  CNY: 'Asia/Shanghai',
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
export function merchantZone({ brand }: Pick<Platform, 'brand'>): string {
  return zoneOf(brand.currency);
}

export function zoneOf(currency: string): string {
  return ZONES[currency] ?? 'UTC';
}
