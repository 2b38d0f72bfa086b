import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { RememberedDevice } from '#schemas/generated/platform.ts';

type Device = Pick<RememberedDevice, 'browser' | 'system'>;

/** `Firefox on Linux`, or as much of it as is known. */
export function useDeviceName(device: Device): string {
  const { t } = useTranslation('my-account');
  return deviceText(t, device);
}

/** The same, for many devices at once. */
export function deviceText(t: Translate<'my-account'>, { browser, system }: Device): string {
  if (browser && system) return t('device', { browser, system });
  return browser || system || t('unknown');
}
