import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Guarded } from '#sandbox/hooks/domain.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { careStops, careTraits } from '../care-tables.ts';
import { runsAt } from '../stops/is-stopped.ts';
import { registersOf } from './registers.ts';
import { type Given, type Trait, traitsIn } from './traits.ts';

const { email, mobile, details, type } = members;

/** `oneEmail`, in a query. */
const BARE_EMAIL = sql`regexp_replace(lower(normalize(${email}, NFKC)), '^(.[^@+]*)\\+[^@]*@', '\\1@')`;
const MAILBOX = sql`case when ${BARE_EMAIL} ~ '@(gmail|googlemail)\\.com$'
  then replace(split_part(${BARE_EMAIL}, '@', 1), '.', '') || '@gmail.com' else ${BARE_EMAIL} end`;
/** The last digits of a number, as traits have them. */
const NUMBER = sql`right(regexp_replace(coalesce(${mobile}, ${details}->>'mobileNum'), '\\D', '', 'g'), 9)`;
const BORN = sql`regexp_replace(${details}->>'birthday', '\\D', '', 'g')`;

/** The register or the account that an excluded person was recognised by. */
export type Match = { register: 'country' | 'operator' } | { memberId: number };

/**
 * Whether a person with one of these traits is excluded: on a register, or by a stop that a member started with another
 * account here. Stops that were derived from another account do not count, as two accounts of a person would otherwise
 * keep each other closed.
 */
export async function excludedPerson(
  db: Database,
  traits: readonly Trait[],
  now: number,
  self?: number,
): Promise<Match | null> {
  // A member who chose to be excluded by all brands is on the operator's register because of that, and it says no more.
  const isOwn = self !== undefined && (await hasOwnStop(db, self, now));
  const matches: Match[] = [];
  // Ask all registers whatever the first ones answer, so that every answer takes the same time.
  for (const register of registersOf(db)) {
    if (register.name === 'operator' && isOwn) continue;
    if (await register.lists(traits)) matches.push({ register: register.name });
  }
  const memberId = await memberWith(db, traits, now, self);
  return matches[0] ?? (memberId === undefined ? null : { memberId });
}

/** A member with one of these traits who has stopped playing. Account names are not compared, because each is unique. */
async function memberWith(db: Database, traits: readonly Trait[], now: number, self?: number) {
  const shared = traits.filter(({ trait }) => trait !== 'account');
  if (shared.length === 0) return undefined;
  const isOne = shared.map(({ trait, value }) => and(eq(careTraits.trait, trait), eq(careTraits.value, value)));
  const isTheirs = and(eq(careStops.memberId, careTraits.memberId), eq(careStops.cause, 'member'), runsAt(now));
  const isOther = self === undefined ? undefined : ne(careTraits.memberId, self);
  const [row] = await db
    .select({ memberId: careTraits.memberId })
    .from(careTraits)
    .innerJoin(careStops, isTheirs)
    .where(and(or(...isOne), isOther))
    .limit(1);
  return row?.memberId;
}

async function hasOwnStop(db: Database, memberId: number, now: number): Promise<boolean> {
  const isTheirs = and(eq(careStops.memberId, memberId), eq(careStops.cause, 'member'), runsAt(now));
  return (await db.select({ id: careStops.id }).from(careStops).where(isTheirs)).length > 0;
}

/**
 * account_refused for an excluded person, and for anybody whose account here is closed, after the same questions: who types a
 * neighbour's details does not learn which it is.
 */
export async function refusedPerson({ db, person, at }: Guarded['joining']): Promise<Refusal | null> {
  const isExcluded = (await excludedPerson(db, traitsIn(person).asked, at)) !== null;
  const isClosed = await isClosedPerson(db, person);
  if (!(isExcluded || isClosed)) return null;
  return new Refusal(403, 'account_refused', 'A person has to look at this registration. Customer service can help.');
}

/**
 * Whether a member whose account the operator or an agent has closed is known by the same mailbox, number, or name with a date of
 * birth. Somebody has to look at an account that would be opened in place of a closed one, whatever closed it; only so does the refusal of
 * an excluded person not tell that they are excluded.
 */
async function isClosedPerson(db: Database, given: Given): Promise<boolean> {
  const { asked } = traitsIn({ ...given, account: null, card: null });
  const born = (given.birthday ?? '').replaceAll(/\D/g, '');
  const places: SQL[] = asked.flatMap(({ trait, value }) => placeOf(trait, value));
  if (asked.some(({ trait }) => trait === 'person')) places.push(sql`${BORN} = ${born}`);
  if (places.length === 0) return false;
  const candidates = await db
    .select({ email, mobile, details })
    .from(members)
    .where(and(eq(type, 0), or(eq(members.isLocked, true), isNotNull(members.frozenBy)), or(...places)));
  const values = new Set(asked.map(named));
  return candidates.some((member) => keptOf(member).some((trait) => values.has(named(trait))));
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
