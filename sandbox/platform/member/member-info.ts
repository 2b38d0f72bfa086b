import { type Handler, loggedIn } from '../call.ts';
import { memberInfo as infoOf } from '../session/member.ts';

export const memberInfo: Handler<'memberInfo'> = async (call) => {
  const { db, brand } = call.platform;
  return { success: true, value: await infoOf(db, loggedIn(call), brand.currency) };
};
