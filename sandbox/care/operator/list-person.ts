import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { careRegister } from '../care-tables.ts';
import { type Given, traitsIn } from '../register/traits.ts';

export interface Listing extends Given {
  listed: boolean;
}

/** Adds a person to the country's register, which the sandbox plays, or removes one. @returns the people on it */
export async function listPerson(db: Database, { listed, ...given }: Listing) {
  for (const { trait, value } of traitsIn(given).kept) {
    const row = { register: 'country', trait, value } as const;
    const own = and(
      eq(careRegister.register, row.register),
      eq(careRegister.trait, trait),
      eq(careRegister.value, value),
    );
    if (listed) await db.insert(careRegister).values(row).onConflictDoNothing();
    else await db.delete(careRegister).where(own);
  }
  return db.select().from(careRegister);
}
