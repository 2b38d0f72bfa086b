import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { walletVendors } from '../wallet-vendors.ts';

/** US cents. */
const PRESETS = [1000, 2000, 5000, 10_000];

/** A single wallet for all games, unless a switch gives each vendor its own. */
export const merchantWallet: Handler<'merchantWallet'> = (call) => {
  loggedIn(call);
  const { brand, switches } = call.platform;
  if (!switches.vendorWallets) return { success: true, value: { isSingle: true } };
  const vendors = walletVendors(call.platform).map(({ vassalage }) => vassalage);
  const presets = PRESETS.map((amount) => minorUnits(amount * currencyFactor(brand.currency)));
  return { success: true, value: { isSingle: false, vendors, presets } };
};
