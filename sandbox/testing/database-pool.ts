import type { OpenDatabase } from '../database/database.ts';
import { keepRows } from '../database/pristine.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { type DatabaseOptions, resetDatabase } from '../seed/prepare-database.ts';

interface Free {
  database: OpenDatabase;
  /** Start of the merchant's day up to which the kept rows have their history. */
  day: number;
}

/** Reuses databases: opening one takes three times as long as restoring its rows. */
export class DatabasePool {
  /** Keyed by currency, since a reset restores amounts in it. */
  private readonly free = new Map<string, Free[]>();

  /** @param open opens a freshly seeded database */
  constructor(private readonly open: (options: DatabaseOptions) => Promise<OpenDatabase>) {}

  /** Opens a freshly seeded database; closing it returns it to the pool. */
  async borrow(options: DatabaseOptions): Promise<OpenDatabase> {
    const { currency, now } = options;
    const free = this.free.get(currency) ?? [];
    this.free.set(currency, free);
    const day = startOfMerchantDay(now, currency);
    const ofDay = free.findIndex((one) => one.day === day);
    // If none is of this day, splice(-1) takes the last one, of another day.
    const [kept] = free.splice(ofDay, 1);
    if (!kept) return lend({ database: await this.open(options), day }, free);
    const { database } = kept;
    await resetDatabase(database, currency, now);
    // Moving the history to another day takes ten times as long as the rest of a reset, and the next test is likely of that day too.
    if (kept.day !== day) await keepRows(database);
    return lend({ database, day }, free);
  }
}

function lend({ database, day }: Free, free: Free[]): OpenDatabase {
  const ends: (() => Promise<void>)[] = [];
  return {
    ...database,
    listen: async (...asked) => {
      const end = await database.listen(...asked);
      ends.push(end);
      return end;
    },
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      free.push({ database, day });
    },
  };
}
