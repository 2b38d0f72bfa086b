import { INVITE_QUERY } from '#app/shell/invite/invite-codes.ts';
import { siteAddress } from './site-address.ts';

/**
 * Address of the registration with the code filled in.
 * @param origin of the current page
 * @param basePath of the brand, with or without a trailing slash
 */
export function inviteLink(origin: string, basePath: string, referralCode: string): string {
  return `${siteAddress(origin, basePath, 'register')}?${new URLSearchParams({ [INVITE_QUERY]: referralCode })}`;
}
