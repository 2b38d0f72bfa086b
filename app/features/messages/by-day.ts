import { isoClock } from '#app/clock/iso-clock.ts';
import type { Message } from '#schemas/generated/platform.ts';

const DAY_MS = 86_400_000;

export interface MessageDay {
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
  messages: readonly Message[];
}

/** Groups messages by day and keeps their order. @param timeZone the merchant's */
export function byDay(messages: readonly Message[], timeZone: string): MessageDay[] {
  const clock = isoClock(timeZone);
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = clock(message.createdAt).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
}

/** Number of days between `day` and `today`, both yyyy-mm-dd. */
export function daysBefore(day: string, today: string): number {
  return (Date.parse(today) - Date.parse(day)) / DAY_MS;
}
