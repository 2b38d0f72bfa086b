import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { foot, rows } from '#app/kit/card/card.css.ts';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { more } from './devices.css.ts';
import { LogInRow } from './log-in-row.tsx';
import { useLogIns } from './use-log-ins.ts';

/** The last log-ins, with those that were refused, and the way to all of them. */
export function LogInList() {
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
