import { eq } from 'drizzle-orm';
import type { PersonalField } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { verifications } from '../roster/member-tables.ts';
import type { VerificationStatus } from '../roster/verification.ts';
import { maskedAddress, maskedBirthday, maskedEmail, maskedHandle, maskedName, maskedNumber } from './masks.ts';

const LOCKS = { N: 'none', R: 'none', P: 'review', A: 'verified' } as const satisfies Record<
  VerificationStatus,
  PersonalField['lock']
>;

/** What a registration may ask for besides; shown only if given. */
const HANDLES = ['line', 'whatsapp', 'facebook', 'wechat', 'qqNum'] as const;

/** The member's personal data, masked. What an identity was verified with is locked. */
export async function personalFields(db: Database, member: Member): Promise<PersonalField[]> {
  const [verification] = await db.select().from(verifications).where(eq(verifications.memberId, member.id));
  const { details, email, mobile } = member;
  const info = verification?.info;
  const lock = LOCKS[verification?.status ?? 'N'];
  const { idNumber } = details;
  return [
    { name: 'name', value: maskedName(info?.payeename ?? details['payeeName'] ?? ''), lock },
    { name: 'birthday', value: maskedBirthday(info?.birthday ?? details['birthday'] ?? ''), lock },
    { name: 'nationality', value: info?.nationality ?? '', lock },
    { name: 'address', value: maskedAddress(info?.address ?? ''), lock },
    ...(idNumber ? [{ name: 'idNumber' as const, value: maskedNumber(idNumber), lock: 'none' as const }] : []),
    { name: 'email', value: maskedEmail(email ?? ''), lock: 'none' },
    { name: 'mobile', value: maskedNumber(mobile ?? ''), lock: mobile ? 'proven' : 'none' },
    ...handlesIn(details),
  ];
}

function handlesIn(details: Member['details']): PersonalField[] {
  return HANDLES.flatMap((name) => {
    const value = details[name];
    return value ? [{ name, value: maskedHandle(value), lock: 'none' as const }] : [];
  });
}
