import { addDays, dayIn } from '#sandbox/records/days.ts';

/** The last four weeks, as the address of a record names days. A calendar month would be empty on its first one. */
export function fourWeeks(): string {
  const today = dayIn(Date.now(), 'Asia/Manila');
  return `from=${addDays(today, -27)}&to=${today}`;
}
