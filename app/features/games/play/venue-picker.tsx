import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Select } from '#app/kit/select/select.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { dropdownMenu } from '#app/platform/generated/operations/dropdown-menu.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { RETURNED } from '#app/shell/games/returned.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { tabStorage } from '#app/storage/storage.ts';

type Menu = { menuGroup: 'region' } | { menuGroup: 'gamingvenue'; region: string };

const KEY = 'gaming-venue';

/** The venue chosen in this session. */
export function readVenue(): string | undefined {
  return tabStorage.getItem(KEY) ?? undefined;
}

interface VenuePickerProps {
  onChoose: (venue: string) => void;
  lobby: string;
}

/** Asks for the player's gaming venue, which some operators must know before a game starts. */
export function VenuePicker({ onChoose, lobby }: VenuePickerProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const [region, setRegion] = useState('');
  const [venue, setVenue] = useState('');
  const regions = useMenu({ menuGroup: 'region' }, true);
  const venues = useMenu({ menuGroup: 'gamingvenue', region }, region !== '');
  const choose = () => {
    tabStorage.setItem(KEY, venue);
    onChoose(venue);
  };
  return (
    <Dialog
      small
      title={t('venue.title')}
      onClose={() => navigate(lobby, { state: RETURNED })}
      actions={
        <Button look="primary" wide disabled={!venue} onClick={choose}>
          {t('venue.play')}
        </Button>
      }
    >
      <div className={stack[5]}>
        <p>{t('venue.text')}</p>
        <MenuSelect
          menu={regions}
          label={t('venue.region')}
          value={region}
          onChange={(chosen) => {
            setRegion(chosen);
            setVenue('');
          }}
        />
        {!regions.isError && (
          <MenuSelect
            menu={venues}
            label={t('venue.venue')}
            value={venue}
            onChange={setVenue}
            disabled={!region || venues.isPending}
          />
        )}
      </div>
    </Dialog>
  );
}

interface MenuSelectProps {
  menu: ReturnType<typeof useMenu>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A select for one of the platform's menus, or an error if it fails to load. */
function MenuSelect({ menu, ...select }: MenuSelectProps) {
  const { t } = useTranslation('games');
  if (menu.isError && !menu.data) {
    const retry = () => void menu.refetch();
    return <Problem title={t('venue.failed')} onAction={retry} />;
  }
  return <Select {...select} placeholder={t('venue.choose')} choices={menu.data ?? []} />;
}

/** The entries of one of the platform's menus. */
function useMenu(menu: Menu, enabled: boolean) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { ...menu, language };
  return useQuery({
    queryKey: ['menu', query],
    enabled,
    queryFn: ({ signal }) => dropdownMenu(platform, query, { signal }),
  });
}
