import { balanceOf } from '#sandbox/ledger/ledger-accounts.ts';
import { type Handler, loggedIn } from '#sandbox/server/call.ts';

export const balance: Handler<'balance'> = async (call) => {
  const { db, brand } = call.platform;
  return { success: true, value: { balance: await balanceOf(db, loggedIn(call).id), currency: brand.currency } };
};
