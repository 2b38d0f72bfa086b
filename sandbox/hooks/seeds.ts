import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { PastMovement } from '../seed-plan/planned-transaction.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';

/** Rows are written within one transaction. */
export interface Seeding {
  db: Database;
  plan: SeedPlan;
  /** First moment of the seeded day, from which the plan counts its times. */
  day: number;
  /** Hash of a secret that the plan names. */
  hashOf(secret: string): string;
}

/** The seed has been moved to another day, and perhaps to another currency, in one transaction. */
export interface Moved {
  db: Database;
  currency: string;
  /** First moment of the day that the seed belongs to. */
  day: number;
  /** First moment of the day before. */
  dayBefore: number;
  /** Whether the day or the currency has changed. */
  isOther: boolean;
}

/** A domain's rows in the seed: amounts in US cents, converted to the day and the currency of each start. */
export interface Seeds {
  /** What the domain adds to the past of the member who has one. Bets are planned around it, so that the balance stays as it was. */
  past?(memberId: number): readonly PastMovement[];
  write?(seeding: Seeding): Promise<void>;
  /** Tables whose rows are written with their ids; the next id follows them. */
  readonly numbered?: readonly PgTable[];
  /** Columns of times, which move with the seed. */
  readonly times?: readonly PgColumn[];
  /** Columns of money, which is multiplied for another currency. */
  readonly money?: readonly PgColumn[];
  /** Moves what no column of times or of money says, and brings sums up to date. Called whenever a sandbox starts. */
  move?(moved: Moved): Promise<void>;
}
