import merchants from './merchants.json' with { type: 'json' };
import schema from './merchants.schema.json' with { type: 'json' };

/** Settings as merchants.schema.json describes them. */
export interface MerchantSettings {
  vendorWallets: boolean;
  withdrawalMinutes: number;
}

const { type, minimum, maximum } = schema.$defs.settings.properties.withdrawalMinutes;

/** JSON Schema of the minutes, to change them while the platform runs. */
export const WITHDRAWAL_MINUTES = { type, minimum, maximum };

/** The platform's settings for a merchant. */
export function settingsOf(merchant: string): MerchantSettings {
  const { $schema: _, default: usual, ...others } = merchants;
  const byMerchant: Readonly<Record<string, Partial<MerchantSettings>>> = others;
  return { ...usual, ...byMerchant[merchant] };
}
