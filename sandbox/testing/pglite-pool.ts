import type { OpenDatabase } from '../database/database.ts';
import { type DatabaseOptions, prepareDatabase, resetDatabase } from '../database/prepare-database.ts';

/** Reuses embedded databases: starting an engine takes three times as long as restoring its rows. */
export class PglitePool {
  /** By their currency: what a reset restores is in it. */
  private readonly free = new Map<string, OpenDatabase[]>();

  /** Opens a freshly seeded database; closing it returns it to the pool. */
  async borrow(options: DatabaseOptions): Promise<OpenDatabase> {
    const free = this.free.get(options.currency) ?? [];
    this.free.set(options.currency, free);
    const database = free.pop();
    if (!database) return lend(await prepareDatabase(options), free);
    await resetDatabase(database, options.currency, options.now);
    return lend(database, free);
  }
}

function lend(database: OpenDatabase, free: OpenDatabase[]): OpenDatabase {
  let lent = true;
  return {
    ...database,
    listen: (channel, hear, onGap) =>
      database.listen(
        channel,
        (note) => lent && hear(note),
        () => lent && onGap(),
      ),
    close: async () => {
      lent = false;
      free.push(database);
    },
  };
}
