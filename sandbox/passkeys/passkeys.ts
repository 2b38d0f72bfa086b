import { and, desc, eq } from 'drizzle-orm';
import type { Passkey, PasskeyRequest } from '#schemas/generated/platform.ts';
import { accountMember } from '../calls/account-member.ts';
import type { Call, OperationId } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { isModuleOn, requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { passkeys } from './passkey-tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** modId of passkeys. */
export const PASSKEYS = 'PASSKEYS';

export const MAX_PASSKEYS = 10;

/** The member whose passkeys a call is about. @throws Refusal not_available, not_logged_in or trial_account */
export function passkeyMember(call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, PASSKEYS);
  return accountMember(call);
}

/** Newest first. */
export async function passkeysOf(db: Database, memberId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(desc(passkeys.id))
    .limit(MAX_PASSKEYS);
}

/** The member's passkeys that confirm withdrawals; none where the platform has no passkeys. */
export async function confirmingPasskeys(platform: Platform, memberId: number): Promise<PasskeyRow[]> {
  if (!isModuleOn(platform, PASSKEYS)) return [];
  return (await passkeysOf(platform.db, memberId)).filter(({ confirmsWithdrawals }) => confirmsWithdrawals);
}

/** @throws Refusal not_found */
export async function requirePasskey(db: Database, memberId: number, id: number): Promise<PasskeyRow> {
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)));
  if (!passkey) throw new Refusal(404, 'not_found', 'The member has no such passkey.');
  return passkey;
}

/** A passkey as the contract shows it. */
export function passkeyItem({
  id,
  name,
  rpId,
  createdAt,
  lastUsedAt,
  isSynced,
  confirmsWithdrawals,
}: PasskeyRow): Passkey {
  return {
    ...{ passkeyId: id, name, domain: rpId, createdAt, isSynced, confirmsWithdrawals },
    ...(lastUsedAt !== null && { lastUsedAt }),
  };
}

type Descriptor = NonNullable<PasskeyRequest['allowCredentials']>[number];

/** A passkey as browsers name it. */
export function descriptorOf({ credentialId, transports }: PasskeyRow): Descriptor {
  return { id: credentialId, type: 'public-key', transports };
}
