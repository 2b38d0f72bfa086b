import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { rows } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { DeviceRow } from './device-row.tsx';
import { section } from './devices.css.ts';
import { LogInList } from './log-in-list.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { useDevices } from './use-devices.ts';

/** The remembered devices and the last log-ins, with one button that ends them all. */
export function DevicesCard() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useDevices();
  const [asks, setAsks] = useState(false);
  const everywhere = (
    <Button icon="sign-out" onClick={() => setAsks(true)}>
      {t('devices.everywhere')}
    </Button>
  );
  return (
    <Card title={t('devices.title')} action={everywhere}>
      {isError && !data && <CardFailed text={t('failedDevices')} onRetry={() => void refetch()} />}
      {!isError && !data && <CardSkeleton count={1} />}
      {data && data.length > 0 && (
        <>
          <h3 className={section}>{t('devices.remembered')}</h3>
          <ul className={rows} aria-label={t('devices.remembered')}>
            {data.map((device) => (
              <DeviceRow key={device.deviceId} device={device} />
            ))}
          </ul>
        </>
      )}
      <h3 className={section}>{t('devices.logIns')}</h3>
      <LogInList />
      {asks && <LogOutEverywhere onClose={() => setAsks(false)} />}
    </Card>
  );
}
