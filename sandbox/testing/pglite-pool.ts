import type { OpenDatabase } from '../database/database.ts';
import { type DatabaseOptions, prepareDatabase, resetDatabase } from '../database/prepare-database.ts';

/** Reuses embedded databases: starting an engine takes three times as long as restoring its rows. */
export class PglitePool {
  private readonly free: OpenDatabase[] = [];

  /** Opens a freshly seeded database; closing it returns it to the pool. */
  async borrow(options: DatabaseOptions): Promise<OpenDatabase> {
    const database = this.free.pop();
    if (!database) return this.lend(await prepareDatabase(options));
    await resetDatabase(database, options.currency, options.now);
    return this.lend(database);
  }

  private lend(database: OpenDatabase): OpenDatabase {
    let lent = true;
    return {
      ...database,
      listen: (channel, hear, onGap) => database.listen(channel, (note) => lent && hear(note), onGap),
      close: async () => {
        lent = false;
        this.free.push(database);
      },
    };
  }
}
