import { useState } from 'react';
import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { Button } from '#app/kit/button/button.tsx';
import { foot, rows } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { DeviceRow } from './device-row.tsx';
import { more, section } from './devices.css.ts';
import { LogInRow } from './log-in-row.tsx';
import { useDevices, useLogOutEverywhere } from './use-devices.ts';
import { useLogIns } from './use-log-ins.ts';

/** Remembered devices and latest log-ins, with a button that ends all other sessions. */
export function DevicesCard() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useDevices();
  const [asks, setAsks] = useState(false);
  const hasDevices = !useLacks('GET /wps/member/devices');
  const hasLogIns = !useLacks('GET /wps/member/logIns');
  const canEnd = !useLacks('DELETE /wps/member/sessions');
  if (!hasDevices && !hasLogIns && !canEnd) return null;
  const everywhere = canEnd && (
    <Button icon="sign-out" onClick={() => setAsks(true)}>
      {t('devices.everywhere')}
    </Button>
  );
  return (
    <Card title={t('devices.title')} action={everywhere}>
      {hasDevices && isError && !data && <CardFailed text={t('failedDevices')} onRetry={() => void refetch()} />}
      {hasDevices && !isError && !data && <CardSkeleton count={1} />}
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
      {hasLogIns && (
        <>
          <h3 className={section}>{t('devices.logIns')}</h3>
          <LogInList />
        </>
      )}
      {asks && canEnd && <LogOutEverywhere onClose={() => setAsks(false)} />}
    </Card>
  );
}

/** Asks for confirmation, then ends every other session and forgets every device. */
function LogOutEverywhere({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-account');
  const { mutate, isPending, error } = useLogOutEverywhere(onClose);
  const action = (
    <Button look="primary" large wide busy={isPending} onClick={() => mutate()}>
      {t('devices.everywhere')}
    </Button>
  );
  return (
    <Dialog small title={t('devices.everywhere')} onClose={onClose} actions={action}>
      <p>{t('devices.everywhereText')}</p>
      <Alert text={error ? describeProblem(error, t) : undefined} />
    </Dialog>
  );
}

/** The latest log-ins, including refused ones, with a link to the full list. */
function LogInList() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useLogIns();
  if (isError && !data) return <CardFailed text={t('failedLogIns')} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton count={3} />;
  if (data.content.length === 0) return <p className={foot}>{t('devices.noLogIns')}</p>;
  return (
    <>
      <ul className={rows} aria-label={t('devices.logIns')}>
        {data.content.map((logIn) => (
          <LogInRow key={logIn.logInId} logIn={logIn} />
        ))}
      </ul>
      <div className={more}>
        <LinkButton look="plain" to={historyPath('securityCenter')}>
          {t('history.all')}
        </LinkButton>
      </div>
    </>
  );
}
