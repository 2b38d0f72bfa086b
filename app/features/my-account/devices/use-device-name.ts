import { useTranslation } from '#app/language/translation.tsx';
import type { RememberedDevice } from '#schemas/generated/platform.ts';

/** `Firefox on Linux`, or as much of it as is known. */
export function useDeviceName({ browser, system }: Pick<RememberedDevice, 'browser' | 'system'>): string {
  const { t } = useTranslation('my-account');
  if (browser && system) return t('device', { browser, system });
  return browser || system || t('unknown');
}
