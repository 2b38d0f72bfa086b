import { type Handler, loggedIn } from '../call.ts';
import { memberInfo as describe } from '../session/member.ts';

export const memberInfo: Handler<'memberInfo'> = async (call) => {
  const { db, brand } = call.platform;
  return { success: true, value: await describe(db, loggedIn(call), brand.currency) };
};
