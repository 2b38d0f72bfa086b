import { vi } from 'vitest';

/**
 * Zones of devices for tests: UTC−3:30, UTC+8 and UTC+14, of which two have another day than a merchant for hours, and that of
 * a device whose clock changes.
 */
export const DEVICE_ZONES = ['America/St_Johns', 'Asia/Manila', 'Pacific/Kiritimati', 'Europe/Malta'] as const;

/** Puts this device into a zone, until `vi.unstubAllEnvs()`. @throws if the machine does not follow */
export function moveDevice(timeZone: string): void {
  vi.stubEnv('TZ', timeZone);
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  if (zone !== timeZone) throw new Error(`The device is in ${zone}, not in ${timeZone}.`);
}
