import { eq } from 'drizzle-orm';
import type { PersonalField } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { verifications } from '../roster/member-tables.ts';
import type { VerificationStatus } from '../roster/verification.ts';

const HIDDEN = '•••';

const LOCKS = { N: 'none', R: 'none', P: 'review', A: 'verified' } as const satisfies Record<
  VerificationStatus,
  PersonalField['lock']
>;

/** Optional fields of a registration, shown only if given. */
const HANDLES = ['line', 'whatsapp', 'facebook', 'wechat', 'qqNum'] as const;

/** The member's personal data, masked. Data of a verified identity is locked. */
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

/** `Anna K•••`: the first name, and the first letter of each other one. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, ...others.map((other) => `${[...other][0]}${HIDDEN}`)].join(' ');
}

/** `••-••-1991`: the year of a birthday that is written dd-mm-yyyy. */
export function maskedBirthday(birthday: string): string {
  return birthday === '' ? '' : `••-••-${birthday.slice(-4)}`;
}

/** `a•••k@post.example` */
export function maskedEmail(email: string): string {
  const separator = email.lastIndexOf('@');
  if (separator < 1) return '';
  const [name, host] = [[...email.slice(0, separator)], email.slice(separator)];
  return `${name[0]}${HIDDEN}${name.length > 2 ? name.at(-1) : ''}${host}`;
}

/** `•••• 2207`: the end of a mobile or identity number; of a short one less, so that most of it stays hidden. */
export function maskedNumber(number: string): string {
  const signs = [...number];
  const shown = Math.min(4, Math.floor(signs.length / 2));
  return signs.length === 0 ? '' : `•••• ${signs.slice(signs.length - shown).join('')}`.trim();
}

/** `a•••`: a name in a messenger or a social network. */
export function maskedHandle(handle: string): string {
  const [first] = handle.trim();
  return first ? `${first}${HIDDEN}` : '';
}

/** `12 M•••`: the beginning of an address. */
export function maskedAddress(address: string): string {
  const letters = [...address.trim()];
  return letters.length === 0
    ? ''
    : `${letters.slice(0, Math.min(4, Math.ceil(letters.length / 3))).join('')}${HIDDEN}`;
}
