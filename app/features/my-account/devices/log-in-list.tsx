import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { foot, rows } from '#app/shared/member/account-card.css.ts';
import { CardSkeleton } from '#app/shared/member/card-skeleton.tsx';
import { more } from './devices.css.ts';
import { Failed } from './failed.tsx';
import { LogInRow } from './log-in-row.tsx';
import { useLogIns } from './use-log-ins.ts';

/** Log-ins that show before the member asks for more. */
const FIRST = 5;

/** The last log-ins, with those that were refused. */
export function LogInList() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useLogIns();
  const [isLong, setIsLong] = useState(false);
  if (isError && !data) return <Failed text={t('failedLogIns')} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton count={3} />;
  if (data.length === 0) return <p className={foot}>{t('devices.noLogIns')}</p>;
  return (
    <>
      <ul className={rows} aria-label={t('devices.logIns')}>
        {data.slice(0, isLong ? data.length : FIRST).map((logIn) => (
          <LogInRow key={logIn.logInId} logIn={logIn} />
        ))}
      </ul>
      {!isLong && data.length > FIRST && (
        <div className={more}>
          <Button look="plain" onClick={() => setIsLong(true)}>
            {t('devices.more')}
          </Button>
        </div>
      )}
    </>
  );
}
