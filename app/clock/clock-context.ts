import { requiredContext } from '../context/required-context.ts';
import type { PlatformClock } from './platform-clock.ts';

/** The platform's clock. @throws outside a `PlatformClockProvider`. */
export const [PlatformClockProvider, usePlatformClock] = requiredContext<PlatformClock>('PlatformClock');
