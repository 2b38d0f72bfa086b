import type { Clock } from '../clock.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { moduleSwitches } from './modules.ts';
import type { Switches } from './switches.ts';

/** What the control API answers: the brand, the time and every switch. */
export function stateOf(platform: { brand: SandboxBrand; clock: Clock; switches: Switches }) {
  const { switches, brand, clock } = platform;
  const time = { now: clock.now(), ahead: clock.ahead() };
  return { brand: brand.id, currency: brand.currency, ...time, switches, modules: moduleSwitches(platform) };
}
