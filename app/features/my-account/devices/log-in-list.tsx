import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { foot, rows } from '#app/shared/member/account-card.css.ts';
import { CardSkeleton } from '#app/shared/member/card-skeleton.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { more } from './devices.css.ts';
import { Failed } from './failed.tsx';
import { LogInRow } from './log-in-row.tsx';
import { useLogIns } from './use-log-ins.ts';

/** The last log-ins, with those that were refused, and the way to all of them. */
export function LogInList() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useLogIns();
  if (isError && !data) return <Failed text={t('failedLogIns')} onRetry={() => void refetch()} />;
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
