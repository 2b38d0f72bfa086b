import type { Message } from '#schemas/generated/platform.ts';

export interface MessageDay {
  /** First moment of the day in the reader's time zone, in epoch milliseconds. */
  day: number;
  messages: readonly Message[];
}

/** Messages grouped by day, in their order. */
export function byDay(messages: readonly Message[]): MessageDay[] {
  const days = new Map<number, Message[]>();
  for (const message of messages) {
    const day = startOfDay(message.createdAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
}

/** How many days a day lies before another, whatever the length of the days between. */
export function daysBefore(day: number, now: number): number {
  return Math.round((startOfDay(now) - day) / 86_400_000);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
