import { History } from '#app/kinds/record-page/history.tsx';
import { choicesOf } from '#app/kinds/record-page/record-filter.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { logIns } from '#app/platform/generated/operations/log-ins.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import type { LogIn } from '#schemas/generated/platform.ts';
import { deviceText } from '../devices/use-device-name.ts';
import { logInsKey } from '../devices/use-log-ins.ts';

const STATES = ['opened', 'refused'] as const;
const idOf = ({ logInId }: LogIn) => String(logInId);

/** All log-ins to the account, including refused ones. */
export function LogInHistory() {
  const { t } = useTranslation('my-account');
  const address = useListAddress();
  const state = address.choice('state', STATES);
  const record = useRecordPages(
    { listKey: logInsKey, call: logIns, filters: { ...(state && { state }) }, keyOf: idOf },
    address,
  );
  return (
    <History
      {...{ address, record, t }}
      keyOf={idOf}
      icon="shield-check"
      form={{ path: memberPath('securityCenter'), name: t('entry.account') }}
      filter={{
        ...{ name: 'state', label: t('column.state'), icon: 'sort-descending', value: state },
        choices: choicesOf(t('history.state.all'), STATES, (value) => t(`history.state.${value}`)),
      }}
      figures={[
        { name: t('history.count'), count: ({ totals }) => totals.count },
        { name: t('history.state.refused'), count: ({ totals }) => totals.refused },
      ]}
      columns={[
        { id: 'device', name: t('column.device'), cell: (logIn) => <bdi>{deviceText(t, logIn)}</bdi> },
        { id: 'state', name: t('column.state'), besideName: true, cell: (logIn) => <State logIn={logIn} /> },
        { id: 'when', name: t('column.when'), belowName: 'start', time: ({ at }) => at },
        { id: 'address', name: t('column.address'), belowName: 'start', cell: ({ address: ip }) => <bdi>{ip}</bdi> },
      ]}
      file={[
        { name: t('column.when'), time: ({ at }) => at },
        { name: t('column.device'), cell: (logIn) => deviceText(t, logIn) },
        { name: t('column.address'), cell: ({ address: ip }) => ip },
        {
          name: t('column.state'),
          cell: ({ isRefused }) => (isRefused ? t('devices.wrong') : t('history.state.opened')),
        },
      ]}
    />
  );
}

function State({ logIn: { isRefused, isCurrent } }: { logIn: LogIn }) {
  const { t } = useTranslation('my-account');
  if (isRefused) return <Badge tone="danger">{t('devices.wrong')}</Badge>;
  return <Badge tone="quiet">{isCurrent ? t('devices.here') : t('history.state.opened')}</Badge>;
}
