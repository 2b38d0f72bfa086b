import { eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { KnownPerson } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { verifications } from '../roster/member-tables.ts';

/** The longest name that a verification takes. */
const LONGEST_NAME = 120;

/**
 * What a member has said so far: in a verification that was not accepted, else at the registration. A proven mobile number
 * suggests the nationality. Nothing while a review is pending, or once it is done.
 */
export async function knownPerson(db: Database, { id, details, mobile }: Member): Promise<KnownPerson> {
  const [verification] = await db.select().from(verifications).where(eq(verifications.memberId, id));
  if (verification && verification.status !== 'N' && verification.status !== 'R') return {};
  if (verification?.info) return verification.info;
  const { payeeName = '', birthday } = details;
  const nationality = mobile ? parsePhoneNumberFromString(mobile)?.country : undefined;
  return {
    ...(payeeName !== '' && payeeName.length <= LONGEST_NAME && { payeename: payeeName }),
    ...(birthday && { birthday }),
    ...(nationality && { nationality }),
  };
}
