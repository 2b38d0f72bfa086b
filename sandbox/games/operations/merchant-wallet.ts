import { type Handler, loggedIn } from '#sandbox/server/call.ts';

/** The sandbox has one balance for all vendors. */
export const merchantWallet: Handler<'merchantWallet'> = (call) => {
  loggedIn(call);
  return { success: true, value: { isSingle: true } };
};
