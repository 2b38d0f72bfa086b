import type { IconName } from '#app/kit/icon/icon-name.ts';

const PHONES: readonly string[] = ['Android', 'iPhone', 'iPad'];

/** The picture of a device, by the name of its system. */
export function iconOf(system: string): IconName {
  return PHONES.includes(system) ? 'device-mobile' : 'monitor';
}
