/** Name in the page's query of a member's code; an agent's has another. */
export const INVITE_QUERY = 'referralCode';

/** Names in the page's query that say who invited a visitor. */
const CODES = ['affiliateCode', INVITE_QUERY] as const;

export type InviteCodes = Partial<Record<(typeof CODES)[number], string>>;

/** Longer than any field of the platform; whatever is longer is no code. */
const MAX_CODE_LENGTH = 255;

/** The codes in a query. */
export function inviteCodes(search: string): InviteCodes {
  const query = new URLSearchParams(search);
  const found = CODES.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(found.filter(([, code]) => code !== '' && code.length <= MAX_CODE_LENGTH));
}

/** A query with nothing but the codes, for the way to the registration. */
export function inviteSearch(search: string): string {
  const codes = new URLSearchParams(inviteCodes(search)).toString();
  return codes && `?${codes}`;
}
