import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { members, verifications } from '#sandbox/member/member-tables.ts';
import { payoutAccounts } from '#sandbox/payout-accounts/payout-account-tables.ts';
import type { Member } from '#sandbox/session/member.ts';

/** Something by which a person is recognised, in one spelling. */
export interface Trait {
  trait: 'account' | 'person' | 'mobile' | 'email' | 'card';
  value: string;
}

/** What somebody gives who has no account yet, or adds to one. */
export interface Given {
  account?: string | null | undefined;
  /** E.164, or as typed. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  /** Full name and date of birth, as in the document. */
  name?: string | null | undefined;
  birthday?: string | null | undefined;
  /** Number of a card, bank account or e-wallet. */
  card?: string | null | undefined;
}

/** The traits of what was given; a name counts only with a date of birth, since many share it. */
export function traitsIn({ account, mobile, email, name, birthday, card }: Given): Trait[] {
  const person = name && birthday ? `${letters(name)} ${digits(birthday)}` : '';
  const traits: Trait[] = [
    { trait: 'account', value: (account ?? '').toLowerCase() },
    { trait: 'mobile', value: lastDigits(mobile ?? '') },
    { trait: 'email', value: (email ?? '').trim().toLowerCase() },
    { trait: 'person', value: person },
    { trait: 'card', value: (card ?? '').replaceAll(/[\s-]/g, '').toLowerCase() },
  ];
  return traits.filter(({ value }) => value !== '');
}

/** Everything that is known of a member. */
export async function traitsOf(db: Database, member: Member): Promise<Trait[]> {
  const { id, account, mobile, email, details } = member;
  const [verified] = await db
    .select({ info: verifications.info })
    .from(verifications)
    .where(eq(verifications.memberId, id));
  const cards = await db
    .select({ card: payoutAccounts.number })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.memberId, id), isNull(payoutAccounts.removedAt)));
  return [
    ...traitsIn({ account, mobile: mobile ?? details['mobileNum'], email }),
    ...traitsIn({ name: details['payeeName'], birthday: details['birthday'] }),
    ...traitsIn({ name: verified?.info?.payeename, birthday: verified?.info?.birthday }),
    ...cards.flatMap((card) => traitsIn(card)),
  ];
}

/** Without spaces, signs, accents and case: the same name is typed in many ways. */
function letters(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** With or without its country's code and zeros. */
function lastDigits(mobile: string): string {
  const all = digits(mobile);
  return all.length < 7 ? '' : all.slice(-9);
}

/** Members who share a trait, found in the tables of the platform. */
export async function membersWith(db: Database, traits: readonly Trait[], among: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const id of among) {
    const [member] = await db.select().from(members).where(eq(members.id, id));
    const theirs = member ? await traitsOf(db, member) : [];
    const isShared = ({ trait, value }: Trait) =>
      trait !== 'account' && theirs.some((one) => one.trait === trait && one.value === value);
    if (traits.some(isShared)) found.push(id);
  }
  return found;
}
