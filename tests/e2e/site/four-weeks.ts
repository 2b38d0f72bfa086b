import { addDays, dayIn } from '#sandbox/merchants/days.ts';
import type { RunningSite } from './running-site.ts';

/** The last four weeks, as the address of a record names days. A calendar month would be empty on its first one. */
export async function fourWeeks(site: Pick<RunningSite, 'now'>): Promise<string> {
  const today = dayIn(await site.now(), 'Asia/Manila');
  return `from=${addDays(today, -27)}&to=${today}`;
}
