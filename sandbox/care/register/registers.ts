import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { careRegister } from '../care-tables.ts';
import type { Trait } from './traits.ts';

/**
 * A register of people who may not play, such as GAMSTOP in Great Britain and the National Database of Restricted Persons in
 * the Philippines. A platform asks it at the registration and at each log-in. UKGC, LCCP 3.5.5 (remote multi-operator
 * self-exclusion); PAGCOR, Responsible Gaming Code of Practice, part on player exclusion. Both found in summaries
 * only.
 */
export interface ExclusionRegister {
  name: (typeof careRegister.$inferSelect)['register'];
  /** Whether a person with one of these traits is on it. */
  lists(traits: readonly Trait[]): Promise<boolean>;
}

/** The registers that the sandbox plays itself: the country's, which the console fills, and that of the operator's brands. */
export function registersOf(db: Database): ExclusionRegister[] {
  return (['country', 'operator'] as const).map((name) => ({
    name,
    lists: async (traits) => {
      if (traits.length === 0) return false;
      const isOne = traits.map(({ trait, value }) => and(eq(careRegister.trait, trait), eq(careRegister.value, value)));
      const rows = await db
        .select({ value: careRegister.value })
        .from(careRegister)
        .where(and(inArray(careRegister.register, [name]), or(...isOne)))
        .limit(1);
      return rows.length > 0;
    },
  }));
}
