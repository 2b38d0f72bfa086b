import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Person } from '#sandbox/hooks/domain.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { verifications } from '#sandbox/roster/member-tables.ts';
import { oneEmail } from './one-email.ts';
import { askedKeys, keptKeys, wordsOfName } from './person-keys.ts';

/** A normalised characteristic by which a person is recognised. */
export interface Trait {
  trait: 'account' | 'person' | 'mobile' | 'email' | 'card';
  value: string;
}

/**
 * A person's traits: `kept` are stored for an excluded person, whom any person with an equal trait in `asked` is
 * recognised as.
 */
export interface Traits {
  kept: Trait[];
  asked: Trait[];
}

/** Details that a person gives when opening an account, or adds to one. */
export interface Given extends Person {
  /** Number of a card, bank account or e-wallet. */
  card?: string | null | undefined;
}

/** The traits of what was given; a name counts only with a date of birth, since many share it. */
export function traitsIn({ account, mobile, email, name, birthday, card }: Given): Traits {
  const simple: Trait[] = [
    { trait: 'account', value: (account ?? '').toLowerCase() },
    { trait: 'mobile', value: lastDigits(mobile ?? '') },
    { trait: 'email', value: oneEmail(email ?? '') },
    { trait: 'card', value: (card ?? '').normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase() },
  ];
  const traits = simple.filter(({ value }) => value !== '');
  const words = wordsOfName(name ?? '');
  const born = digits(birthday ?? '');
  if (words.length === 0 || born === '') return { kept: traits, asked: traits };
  return {
    kept: [...traits, ...keptKeys(words, born).map(asPerson)],
    asked: [...traits, ...askedKeys(words, born).map(asPerson)],
  };
}

function asPerson(value: string): Trait {
  return { trait: 'person', value };
}

function joined(parts: readonly Traits[]): Traits {
  return { kept: parts.flatMap(({ kept }) => kept), asked: parts.flatMap(({ asked }) => asked) };
}

/** All known traits of a member. */
export async function traitsOf(db: Database, member: Member): Promise<Traits> {
  const { id, account, mobile, email, details } = member;
  const [verified] = await db
    .select({ info: verifications.info })
    .from(verifications)
    .where(eq(verifications.memberId, id));
  const cards = await hooksOf(db).list('payoutNumbers', { db, memberId: id });
  return joined([
    traitsIn({ account, mobile: mobile ?? details['mobileNum'], email }),
    traitsIn({ name: details['payeeName'], birthday: details['birthday'] }),
    traitsIn({ name: verified?.info?.payeename, birthday: verified?.info?.birthday }),
    ...cards.map((card) => traitsIn({ card })),
  ]);
}

function digits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** Normalises a number with or without its country code and leading zeros. */
function lastDigits(mobile: string): string {
  const number = digits(mobile);
  return number.length < 7 ? '' : number.slice(-9);
}
