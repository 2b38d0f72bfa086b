import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { note } from '#app/kit/card/card.css.ts';
import { CardLine } from '#app/kit/card/card-line.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { RememberedDevice } from '#schemas/generated/platform.ts';
import { iconOf } from './device-icon.ts';
import { useDeviceName } from './use-device-name.ts';
import { useForget } from './use-devices.ts';

/** A device with its last use and a button to forget it. */
export function DeviceRow({ device }: { device: RememberedDevice }) {
  const { t } = useTranslation('my-account');
  const name = useDeviceName(device);
  const forget = useForget(name);
  const canForget = !useLacks('DELETE /wps/member/devices');
  const { deviceId, system, isCurrent, lastUsedAt, expiresAt } = device;
  const time = useClock('long');
  const notes = (
    <>
      {!isCurrent && <span className={note}>{t('lastUsed', { time: time(lastUsedAt) })}</span>}
      <span className={note}>{t('until', { time: time(expiresAt) })}</span>
    </>
  );
  const end = (
    <>
      {isCurrent && <Badge tone="quiet">{t('current')}</Badge>}
      {canForget && (
        <Button
          look="plain"
          aria-label={t('forgetDevice', { device: name })}
          busy={forget.isPending}
          onClick={() => forget.mutate(deviceId)}
        >
          {t('forget')}
        </Button>
      )}
    </>
  );
  return <CardLine icon={<Icon name={iconOf(system)} size={24} />} name={name} notes={notes} end={end} />;
}
