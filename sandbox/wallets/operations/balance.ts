import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { walletBalances } from '../wallet-balances.ts';

export const balance: Handler<'balance'> = async (call) => ({
  success: true,
  value: await walletBalances(call.platform, loggedIn(call).id),
});
