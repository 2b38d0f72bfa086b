import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { vendorGameTypes } from '#app/platform/generated/operations/vendor-game-types.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** The game types of a vendor; undefined while loading. */
export function useVendorTypes(vassalage: string) {
  const platform = usePlatform();
  const { merchant: merchantCode } = useBrand();
  const { code: language } = useCurrentLanguage();
  const query = { merchantCode, language };
  const { data } = useQuery({
    queryKey: ['vendor-game-types', query],
    queryFn: ({ signal }) => vendorGameTypes(platform, query, { signal }),
  });
  return data?.find((vendor) => vendor.vassalage === vassalage)?.gameTypes;
}
