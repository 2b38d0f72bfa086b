import { paths } from '#app/shell/router/paths.ts';

/** Id of the element of the account page that shows the member's level. */
export const VIP_LEVEL = 'vip';

/** Address of the member's level. */
export const vipLevelPath = `${paths.member}#${VIP_LEVEL}`;
