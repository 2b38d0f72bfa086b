import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RememberedDevice } from '#schemas/generated/platform.ts';
import { useForget } from './use-devices.ts';

const PHONES: readonly string[] = ['Android', 'iPhone', 'iPad'];

/** A device with its last use, and the button that forgets it. */
export function DeviceRow({ device }: { device: RememberedDevice }) {
  const { t } = useTranslation('devices');
  const { tag } = useCurrentLanguage();
  const name = useDeviceName(device);
  const forget = useForget(name);
  const { deviceId, system, isCurrent, lastUsedAt, expiresAt } = device;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ListRow
      lead={<Icon name={PHONES.includes(system) ? 'device-mobile' : 'monitor'} size={24} />}
      text={<bdi>{name}</bdi>}
      note={
        <>
          {isCurrent ? t('current') : t('lastUsed', { time: time.format(lastUsedAt) })}
          <br />
          {t('until', { time: time.format(expiresAt) })}
        </>
      }
      trail={
        <Button
          aria-label={t('forgetDevice', { device: name })}
          busy={forget.isPending}
          onClick={() => forget.mutate(deviceId)}
        >
          {t('forget')}
        </Button>
      }
    />
  );
}

function useDeviceName({ browser, system }: RememberedDevice): string {
  const { t } = useTranslation('devices');
  if (browser && system) return t('device', { browser, system });
  return browser || system || t('unknown');
}
