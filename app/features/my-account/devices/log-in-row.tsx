import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { note } from '#app/kit/card/card.css.ts';
import { CardLine } from '#app/kit/card/card-line.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { CHANGE_PASSWORD } from '#app/shell/modals/modal-ids.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { LogIn } from '#schemas/generated/platform.ts';
import { useChangePassword } from '../level/use-steps.ts';
import { iconOf } from './device-icon.ts';
import { refused } from './devices.css.ts';
import { useDeviceName } from './use-device-name.ts';

/** A log-in with its time and address. After a wrong password it suggests a new one. */
export function LogInRow({ logIn }: { logIn: LogIn }) {
  const { t } = useTranslation('my-account');
  const { system, at, address, isRefused, isCurrent } = logIn;
  const device = useDeviceName(logIn);
  const time = useClock('long');
  const changePassword = useChangePassword();
  const mayChange = useSlot('modals').some(({ id, pending }) => id === CHANGE_PASSWORD && !pending);
  const notes = (
    <>
      {isRefused && <span className={refused}>{t('devices.wrong')}</span>}
      <span className={note}>
        {time(at)} · <bdi>{address}</bdi>
      </span>
    </>
  );
  const icon = <Icon name={isRefused ? 'warning-circle' : iconOf(system)} size={24} />;
  const here = isCurrent && <Badge tone="quiet">{t('devices.here')}</Badge>;
  const wasThisYou = isRefused && mayChange && (
    <Button look="plain" onClick={changePassword}>
      {t('devices.notYou')}
    </Button>
  );
  return <CardLine icon={icon} name={device} notes={notes} end={here || wasThisYou} />;
}
