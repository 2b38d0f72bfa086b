/** Query parameter with a member's code; an agent's code has its own. */
export const INVITE_QUERY = 'referralCode';

/** Query parameters that say who invited a visitor. */
const CODES = ['affiliateCode', INVITE_QUERY] as const;

export type InviteCodes = Partial<Record<(typeof CODES)[number], string>>;

/** No field of the platform is longer. */
const MAX_CODE_LENGTH = 255;

export function inviteCodes(search: string): InviteCodes {
  const query = new URLSearchParams(search);
  const codes = CODES.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(codes.filter(([, code]) => code !== '' && code.length <= MAX_CODE_LENGTH));
}

/** A query with only the codes, for links to the registration. */
export function inviteSearch(search: string): string {
  const codes = new URLSearchParams(inviteCodes(search)).toString();
  return codes && `?${codes}`;
}
