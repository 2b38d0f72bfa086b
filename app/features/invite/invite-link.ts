import { INVITE_QUERY } from '#app/shell/invite/invite-codes.ts';
import { paths } from '#app/shell/router/paths.ts';

/**
 * Address of the registration with the code filled in.
 * @param origin of the current page
 * @param basePath of the brand, with or without a trailing slash
 */
export function inviteLink(origin: string, basePath: string, referralCode: string): string {
  return `${siteAddress(origin, basePath, 'register')}?${new URLSearchParams({ [INVITE_QUERY]: referralCode })}`;
}

/**
 * A full address of the site, to share outside it.
 * @param origin of the current page
 * @param basePath of the brand, with or without a trailing slash
 */
function siteAddress(origin: string, basePath: string, page: keyof typeof paths): string {
  return `${origin}${basePath.replace(/\/$/, '')}${paths[page]}`;
}
