import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isVendorGameTypes } from '#schemas/generated/validators/vendorGameTypes.js';

/** The types of games that a vendor has; undefined while that is not known. */
export function useVendorTypes(vassalage: string) {
  const platform = usePlatform();
  const { merchant: merchantCode } = useBrand();
  const { code: language } = useCurrentLanguage();
  const query = { merchantCode, language };
  const { data } = useQuery({
    queryKey: ['vendor-game-types', query],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/GCSGAME_getVassGameType', { params: { query }, signal }), isVendorGameTypes),
    select: ({ value }) => value,
  });
  return data?.find((vendor) => vendor.vassalage === vassalage)?.gameTypes;
}
