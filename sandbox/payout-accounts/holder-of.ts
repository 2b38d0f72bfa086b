import { eq } from 'drizzle-orm';
import { plainName } from '#schemas/writing/plain-name.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Setting } from '../process/modules.ts';
import type { Member } from '../roster/member.ts';
import { verifications } from '../roster/member-tables.ts';
import { needsVerification } from '../roster/verification.ts';
import { payoutAccountsOf } from './payout-accounts.ts';

interface Holder {
  /** Undefined while nothing says it; the member writes it then. */
  name: string | undefined;
  /** The identity was verified with it. */
  isVerified: boolean;
}

/** The name that the accounts of a member have to be in: the verified one, or that of the other accounts. */
export async function holderOf(platform: Pick<Platform, 'db'> & Setting, member: Member): Promise<Holder> {
  const verified = needsVerification(platform, member) ? await verifiedName(platform.db, member.id) : undefined;
  if (verified !== undefined) return { name: verified, isVerified: true };
  const [oldest] = await payoutAccountsOf(platform.db, member.id);
  return { name: oldest?.holder, isVerified: false };
}

async function verifiedName(db: Database, memberId: number): Promise<string | undefined> {
  const [verification] = await db.select().from(verifications).where(eq(verifications.memberId, memberId));
  if (verification?.status !== 'A' || !verification.info) return undefined;
  return plainName(verification.info.payeename);
}
