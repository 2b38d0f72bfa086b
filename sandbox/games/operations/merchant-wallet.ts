import { type Handler, loggedIn } from '#sandbox/server/call.ts';

/** The sandbox keeps one balance for everything that is played. */
export const merchantWallet: Handler<'merchantWallet'> = (call) => {
  loggedIn(call);
  return { success: true, value: { isSingle: true } };
};
