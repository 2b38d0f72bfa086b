import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryOf } from '#app/platform/games/game-category.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { useVendorTypes } from './use-vendor-types.ts';
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
