import { isoClock } from '#app/clock/iso-clock.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { LogIn, LogIns } from '#schemas/generated/platform.ts';
import { deviceText } from '../devices/use-device-name.ts';

/** Log-ins for a spreadsheet. */
export function useLogInFile() {
  const { t } = useTranslation('my-account');
  return ({ timeZone }: Pick<LogIns, 'timeZone'>) => {
    const clock = isoClock(timeZone);
    const line = (logIn: LogIn): CsvCell[] => [
      ...[clock(logIn.at), deviceText(t, logIn), logIn.address],
      logIn.isRefused ? t('devices.wrong') : t('history.state.opened'),
    ];
    const head = [`${t('column.when')} (${timeZone})`, t('column.device'), t('column.address'), t('column.state')];
    return { head, line };
  };
}
