import type { SiteBrand } from '#schemas/generated/site.ts';
import type { BrandSettings } from '../resolved-brand.ts';

type OddsFormat = NonNullable<SiteBrand['oddsFormat']>;

/** Countries that write odds in another way than as decimals. */
const BY_COUNTRY: Readonly<Record<string, OddsFormat>> = {
  GB: 'fractional',
  IE: 'fractional',
  US: 'american',
  HK: 'hongKong',
  MO: 'hongKong',
  MY: 'malay',
  SG: 'malay',
  ID: 'indonesian',
};

/** How a brand writes odds: as it says, else as its region does, else as its currency's country does. */
export function oddsFormatOf({
  oddsFormat,
  currency,
  languages,
}: Pick<BrandSettings, 'oddsFormat' | 'currency' | 'languages'>): OddsFormat {
  return oddsFormat ?? BY_COUNTRY[languages.region ?? currency.slice(0, 2)] ?? 'decimal';
}
