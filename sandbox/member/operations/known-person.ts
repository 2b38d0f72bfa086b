import { eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import type { Database } from '#sandbox/database/database.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { verifications } from '#sandbox/roster/member-tables.ts';
import type { KnownPerson } from '#schemas/generated/platform.ts';

/** The longest name that a verification takes. */
const LONGEST_NAME = 120;

export const knownPerson: Handler<'knownPerson'> = async (call) => {
  const { platform } = call;
  requireModule(platform, 'MANDATORYKYC3');
  return { success: true, value: await readKnownPerson(platform.db, loggedIn(call)) };
};

/**
 * Details that a member has given: in a rejected verification, else at registration. A proven mobile number
 * suggests the nationality. Nothing while a review is pending, or once it is done.
 */
async function readKnownPerson(db: Database, { id, details, mobile }: Member): Promise<KnownPerson> {
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
