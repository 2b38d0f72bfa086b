import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { LogIn, LogIns } from '#schemas/generated/platform.ts';
import { deviceText } from '../devices/use-device-name.ts';

/** The columns of log-ins; a card has two lines. */
export function useLogInColumns(data: Pick<LogIns, 'timeZone' | 'today'> | undefined): TableColumn<LogIn>[] {
  const { t } = useTranslation('my-account');
  const when = useTimes(data);
  return [
    { id: 'device', name: t('column.device'), cell: (logIn) => <bdi>{deviceText(t, logIn)}</bdi> },
    { id: 'state', name: t('column.state'), besideName: true, cell: (logIn) => <State logIn={logIn} /> },
    { id: 'when', name: t('column.when'), belowName: 'start', cell: ({ at }) => when(at) },
    { id: 'address', name: t('column.address'), belowName: 'start', cell: ({ address }) => <bdi>{address}</bdi> },
  ];
}

function State({ logIn: { isRefused, isCurrent } }: { logIn: LogIn }) {
  const { t } = useTranslation('my-account');
  if (isRefused) return <Badge tone="danger">{t('devices.wrong')}</Badge>;
  return <Badge tone="quiet">{isCurrent ? t('devices.here') : t('history.state.opened')}</Badge>;
}
