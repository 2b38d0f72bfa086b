import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryOf } from '#app/platform/games/game-category.ts';
import { vendorGameTypes } from '#app/platform/generated/operations/vendor-game-types.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { VendorGames } from './vendor-games.tsx';
import { VendorRooms } from './vendor-rooms.tsx';

export interface VendorListProps {
  vendor: VendorCard;
  close: () => void;
}

/** The games of one vendor, in tabs if it has several game types. */
export function VendorList({ vendor, close }: VendorListProps) {
  const { t } = useTranslation('games');
  const { vassalage, displayName } = vendor;
  const types = useVendorTypes(vassalage) ?? [vendor.gameType];
  const [chosen, setChosen] = useState(vendor.gameType);
  const tabs = types.flatMap((type) => {
    const category = categoryOf(type);
    return category ? [{ id: type, label: t(`entry.category.${category}`) }] : [];
  });
  const games = chosen === 'LIVE' ? <VendorRooms vendor={vendor} /> : <VendorGames vendor={vendor} gameType={chosen} />;
  return (
    <Dialog title={displayName} onClose={close}>
      {tabs.length > 1 ? (
        <Tabs
          label={t('list.types')}
          tabs={tabs}
          chosen={chosen}
          onChoose={(id) => setChosen(types.find((type) => type === id) ?? chosen)}
        >
          {games}
        </Tabs>
      ) : (
        games
      )}
    </Dialog>
  );
}

/** The game types of a vendor; undefined while loading. */
function useVendorTypes(vassalage: string) {
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
