import type { Handler } from '#sandbox/calls/call.ts';
import { languageOf, menuOf } from '../menu-items.ts';

export const vnLotteryMenu: Handler<'vnLotteryMenu'> = ({ platform, query }) => ({
  success: true,
  value: menuOf(platform, 'VN', languageOf(platform, query)),
});
