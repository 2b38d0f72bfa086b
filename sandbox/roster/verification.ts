import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isModuleOn, type Setting } from '../process/modules.ts';
import type { Member } from './member.ts';
import { idImages, verifications } from './member-tables.ts';

export const VERIFICATION_STATES = ['N', 'P', 'A', 'R'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATES)[number];

/** Whether an account has to verify its owner's identity: members only, and only where the operator asks it. */
export function needsVerification(platform: Setting, { type }: Pick<Member, 'type'>): boolean {
  return type === 0 && isModuleOn(platform, 'MANDATORYKYC3');
}

export async function verificationOf(db: Database, memberId: number): Promise<VerificationStatus> {
  const [verification] = await db.select().from(verifications).where(eq(verifications.memberId, memberId));
  return verification?.status ?? 'N';
}

/** Sets the outcome of a review; `N` also deletes what was submitted. */
export async function setVerification(db: Database, memberId: number, status: VerificationStatus): Promise<void> {
  const forgotten = status === 'N' ? { info: null } : {};
  await db
    .insert(verifications)
    .values({ memberId, status })
    .onConflictDoUpdate({ target: verifications.memberId, set: { status, ...forgotten } });
  if (status === 'N') await db.delete(idImages).where(eq(idImages.memberId, memberId));
}
