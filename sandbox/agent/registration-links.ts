import { randomInt } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { NewRegistrationLink, RegistrationLink, RegistrationLinkChange } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { DAY_MS } from '../time.ts';
import { lockedLine } from './lineage.ts';
import { rangeBelow, requireRange } from './set-rates.ts';
import { registrationLinks } from './team-tables.ts';

type Link = typeof registrationLinks.$inferSelect;

export const MOST_LINKS = 200;

/** Leaves out letters and digits that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const LASTS: Readonly<Record<NewRegistrationLink['expiresIn'], number | null>> = {
  '1d': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  never: null,
};

/** An agent's links, latest first. */
export async function linksOf(db: Database, agentId: number): Promise<Link[]> {
  const mine = eq(registrationLinks.agentId, agentId);
  return db.select().from(registrationLinks).where(mine).orderBy(desc(registrationLinks.id)).limit(MOST_LINKS);
}

/**
 * Makes a link, once per idempotency key.
 * @throws Refusal rate_out_of_range, too_many_links or idempotency_conflict
 */
export async function createLink({ db, now }: Platform, caller: Member, request: NewRegistrationLink): Promise<Link> {
  const { kind, rate, expiresIn, note = '', idempotencyKey } = request;
  return db.transaction(async (tx) => {
    // Calls of an agent wait for each other here, so a repeated one finds the first one's link.
    const agent = await lockedLine(tx, caller.id);
    const earlier = await earlierLink(tx, agent.id, request);
    if (earlier) return earlier;
    requireRange([rangeBelow(agent)], rate);
    await requireRoom(tx, agent.id);
    const createdAt = now();
    const lasts = LASTS[expiresIn];
    const expiresAt = lasts === null ? null : createdAt + lasts;
    const link = { agentId: agent.id, code: newCode(), kind, rate, note, createdAt, expiresAt, idempotencyKey };
    const [stored] = await tx.insert(registrationLinks).values(link).returning();
    if (!stored) throw new Error('The database did not return the stored link.');
    return stored;
  });
}

/** @throws Refusal not_found for links of other agents too */
export async function changeLink(db: Database, agentId: number, change: RegistrationLinkChange): Promise<Link> {
  const { code, isEnabled, note } = change;
  const mine = and(eq(registrationLinks.agentId, agentId), eq(registrationLinks.code, code.toUpperCase()));
  const { isEnabled: wasEnabled, note: formerNote } = registrationLinks;
  const values = { isEnabled: isEnabled ?? sql`${wasEnabled}`, note: note ?? sql`${formerNote}` };
  const [changed] = await db.update(registrationLinks).set(values).where(mine).returning();
  if (changed) return changed;
  throw new Refusal(404, 'not_found', `You have no link with the code "${code}".`);
}

/** A link as the contract shows it. @param origin of the page that calls, for a brand without a domain */
export function linkItem({ brand }: Pick<Platform, 'brand'>, link: Link, origin: string | null): RegistrationLink {
  const { code, kind, rate, note, createdAt, expiresAt, isEnabled, uses } = link;
  const [domain] = brand.domains;
  const site = domain === undefined ? (origin ?? '') : `https://${domain}`;
  return {
    ...{ code, url: `${site}${brand.basePath}register?${new URLSearchParams({ affiliateCode: code })}` },
    ...{ kind, rate, note, createdAt, ...(expiresAt !== null && { expiresAt }), isEnabled, uses },
  };
}

async function earlierLink(db: Database, agentId: number, request: NewRegistrationLink): Promise<Link | undefined> {
  const { idempotencyKey, kind, rate } = request;
  const [earlier] = await db
    .select()
    .from(registrationLinks)
    .where(and(eq(registrationLinks.agentId, agentId), eq(registrationLinks.idempotencyKey, idempotencyKey)));
  if (!earlier || (earlier.kind === kind && earlier.rate === rate)) return earlier;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another link.');
}

async function requireRoom(db: Database, agentId: number): Promise<void> {
  const [made] = await db
    .select({ links: count() })
    .from(registrationLinks)
    .where(eq(registrationLinks.agentId, agentId));
  if ((made?.links ?? 0) < MOST_LINKS) return;
  throw new Refusal(409, 'too_many_links', `An agent has at most ${MOST_LINKS} links.`);
}

/** Codes are too many to be drawn twice; the table would refuse a duplicate. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}
