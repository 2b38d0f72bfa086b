import type { Handler } from '#sandbox/calls/call.ts';
import { languageOf, menuOf } from '../menu-items.ts';

export const lotteryMenus: Handler<'lotteryMenus'> = ({ platform, query }) => ({
  success: true,
  value: menuOf(platform, query.prizeMode, languageOf(platform, query)),
});
