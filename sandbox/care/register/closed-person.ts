import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { type Given, type Trait, traitsIn } from './traits.ts';

const { email, mobile, details, type } = members;

/** `oneEmail`, in a query. */
const BARE_EMAIL = sql`regexp_replace(lower(normalize(${email}, NFKC)), '^(.[^@+]*)\\+[^@]*@', '\\1@')`;
const MAILBOX = sql`case when ${BARE_EMAIL} ~ '@(gmail|googlemail)\\.com$'
  then replace(split_part(${BARE_EMAIL}, '@', 1), '.', '') || '@gmail.com' else ${BARE_EMAIL} end`;
/** The last digits of a number, as traits have them. */
const NUMBER = sql`right(regexp_replace(coalesce(${mobile}, ${details}->>'mobileNum'), '\\D', '', 'g'), 9)`;
const BORN = sql`regexp_replace(${details}->>'birthday', '\\D', '', 'g')`;

/**
 * Whether a member whose account the operator or an agent has closed is known by the same mailbox, number, or name with a date of
 * birth. Somebody has to look at an account that would be opened in place of a closed one, whatever closed it; only so does the refusal of
 * an excluded person not tell that they are excluded.
 */
export async function isClosedPerson(db: Database, given: Given): Promise<boolean> {
  const { asked } = traitsIn({ ...given, account: null, card: null });
  const born = (given.birthday ?? '').replaceAll(/\D/g, '');
  const places: SQL[] = asked.flatMap(({ trait, value }) => placeOf(trait, value));
  if (asked.some(({ trait }) => trait === 'person')) places.push(sql`${BORN} = ${born}`);
  if (places.length === 0) return false;
  const found = await db
    .select({ email, mobile, details })
    .from(members)
    .where(and(eq(type, 0), or(eq(members.isLocked, true), isNotNull(members.frozenBy)), or(...places)));
  const values = new Set(asked.map(named));
  return found.some((member) => keptOf(member).some((trait) => values.has(named(trait))));
}

function placeOf(trait: Trait['trait'], value: string): SQL[] {
  if (trait === 'email') return [sql`${MAILBOX} = ${value}`];
  return trait === 'mobile' ? [sql`${NUMBER} = ${value}`] : [];
}

function keptOf(member: Pick<typeof members.$inferSelect, 'email' | 'mobile' | 'details'>): Trait[] {
  const { mobileNum, payeeName: name, birthday } = member.details;
  return traitsIn({ email: member.email, mobile: member.mobile ?? mobileNum, name, birthday }).kept;
}

function named({ trait, value }: Trait): string {
  return `${trait} ${value}`;
}
