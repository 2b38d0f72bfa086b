import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { verificationOf } from '../roster/verification.ts';

/** @throws Refusal not_available while a review is pending, and after approval */
export async function requireOpenVerification(db: Database, memberId: number): Promise<void> {
  const status = await verificationOf(db, memberId);
  if (status === 'N' || status === 'R') return;
  throw new Refusal(409, 'not_available', 'The verification has already been submitted.');
}
