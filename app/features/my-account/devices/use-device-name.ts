import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { RememberedDevice } from '#schemas/generated/platform.ts';

type Device = Pick<RememberedDevice, 'browser' | 'system'>;

/** Names a device, such as `Firefox on Linux`; unknown parts are left out. */
export function useDeviceName(device: Device): string {
  const { t } = useTranslation('my-account');
  return deviceText(t, device);
}

/** Same as `useDeviceName`, as a plain function for lists. */
export function deviceText(t: Translate<'my-account'>, { browser, system }: Device): string {
  if (browser && system) return t('device', { browser, system });
  return browser || system || t('unknown');
}
