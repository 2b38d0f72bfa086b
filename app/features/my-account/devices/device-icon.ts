import type { IconName } from '#app/kit/icon/icon-name.ts';

const PHONES: readonly string[] = ['Android', 'iPhone', 'iPad'];

export function iconOf(system: string): IconName {
  return PHONES.includes(system) ? 'device-mobile' : 'monitor';
}
