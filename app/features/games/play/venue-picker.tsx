import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Select } from '../../../kit/select/select.tsx';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { RETURNED } from '../../../shell/games/returned.ts';
import { useNavigate } from '../../../shell/router/router.ts';
import { venueForm } from './play.css.ts';
import { useMenu } from './use-menu.ts';

const KEY = 'gaming-venue';

/** The venue that was named in this session. */
export function readVenue(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

interface VenuePickerProps {
  onChoose: (venue: string) => void;
  lobby: string;
}

/** Asks in which gaming venue somebody plays, which some operators have to know before a game starts. */
export function VenuePicker({ onChoose, lobby }: VenuePickerProps) {
  const { t } = useTranslation(['games', 'shell']);
  const navigate = useNavigate();
  const [region, setRegion] = useState('');
  const [venue, setVenue] = useState('');
  const regions = useMenu({ menuGroup: 'region' }, true);
  const venues = useMenu({ menuGroup: 'gamingvenue', region }, region !== '');
  const failed = [regions, venues].find(({ isError }) => isError);
  const choose = () => {
    sessionStorage.setItem(KEY, venue);
    onChoose(venue);
  };
  return (
    <Dialog
      small
      title={t('venue.title')}
      onClose={() => navigate(lobby, { state: RETURNED })}
      actions={
        <Button look="primary" whole disabled={!venue} onClick={choose}>
          {t('venue.play')}
        </Button>
      }
    >
      <div className={venueForm}>
        <p>{t('venue.text')}</p>
        {failed && (
          <Problem
            title={t('venue.failed')}
            action={t('error.retry', { ns: 'shell' })}
            onAction={() => void failed.refetch()}
          />
        )}
        <Select
          label={t('venue.region')}
          placeholder={t('venue.choose')}
          choices={regions.data ?? []}
          value={region}
          onChange={(chosen) => {
            setRegion(chosen);
            setVenue('');
          }}
        />
        <Select
          label={t('venue.venue')}
          placeholder={t('venue.choose')}
          choices={venues.data ?? []}
          value={venue}
          onChange={setVenue}
          disabled={!region || venues.isPending}
        />
      </div>
    </Dialog>
  );
}
