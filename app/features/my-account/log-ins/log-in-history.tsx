import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { History } from '#app/shared/records/history.tsx';
import { Summary } from '#app/shared/records/summary.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import type { LogIn, LogIns } from '#schemas/generated/platform.ts';
import { useLogInColumns } from './log-in-columns.tsx';
import { useLogInFile } from './use-log-in-file.ts';
import { STATES, useLogInHistory } from './use-log-in-history.ts';

/** All log-ins to the account, with those that were refused. */
export function LogInHistory() {
  const { t } = useTranslation('my-account');
  const { address, state, record } = useLogInHistory();
  const { data } = record.page;
  return (
    <History
      icon="shield-check"
      form={{ path: memberPath('securityCenter'), name: t('entry.account') }}
      address={address}
      record={record}
      filter={{
        ...{ name: 'state', label: t('column.state'), icon: 'sort-descending', value: state ?? '' },
        choices: [
          { value: '', label: t('history.state.all') },
          ...STATES.map((value) => ({ value, label: t(`history.state.${value}`) })),
        ],
      }}
      totals={(answer) => <Totals data={answer} />}
      columns={useLogInColumns(data)}
      keyOf={keyOf}
      file={useLogInFile()}
      t={t}
    />
  );
}

function Totals({ data }: { data: LogIns | undefined }) {
  const { t } = useTranslation('my-account');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const { count, refused } = data?.totals ?? { count: 0, refused: 0 };
  return (
    <Summary
      busy={!data}
      main={{ name: t('history.count'), value: number.format(count) }}
      others={[{ name: t('history.state.refused'), value: number.format(refused) }]}
    />
  );
}

function keyOf({ logInId }: LogIn): string {
  return String(logInId);
}
