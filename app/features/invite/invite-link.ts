import { INVITE_QUERY } from '#app/shell/invite/invite-codes.ts';
import { paths } from '#app/shell/router/paths.ts';

/**
 * Address of the registration with the code filled in.
 * @param origin of the current page
 * @param basePath of the brand, with or without a trailing slash
 */
export function inviteLink(origin: string, basePath: string, referralCode: string): string {
  const path = `${basePath.replace(/\/$/, '')}${paths.register}`;
  return `${origin}${path}?${new URLSearchParams({ [INVITE_QUERY]: referralCode })}`;
}
