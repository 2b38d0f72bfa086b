import { List } from '#app/kit/list/list.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { DeviceRow } from './device-row.tsx';
import { lead, page } from './devices-page.css.ts';
import { useDevices } from './use-devices.ts';

/** The devices that stay logged in; the member can forget each of them. */
export function DevicesPage() {
  const { t } = useTranslation('devices');
  const { data, isError, refetch } = useDevices();
  if (isError && !data) {
    return <Problem title={t('failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />;
  }
  if (data?.length === 0) return <Empty icon="device-mobile" title={t('none')} text={t('noneText')} />;
  return (
    <div className={page}>
      <p className={lead}>{t('lead')}</p>
      {data ? (
        <List label={t('entry.devices')}>
          {data.map((device) => (
            <DeviceRow key={device.deviceId} device={device} />
          ))}
        </List>
      ) : (
        <List busy />
      )}
    </div>
  );
}
