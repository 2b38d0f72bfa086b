import { type Handler, loggedIn } from '#sandbox/server/call.ts';

/** The sandbox has one balance for all vendors; a switch makes it say otherwise. */
export const merchantWallet: Handler<'merchantWallet'> = (call) => {
  loggedIn(call);
  return { success: true, value: { isSingle: !call.platform.switches.vendorWallets } };
};
