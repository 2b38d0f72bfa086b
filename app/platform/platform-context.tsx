import { requiredContext } from '../context/required-context.ts';
import type { PlatformClient } from './create-platform.ts';

/** The platform's client. @throws outside a `PlatformProvider`. */
export const [PlatformProvider, usePlatform] = requiredContext<PlatformClient>('Platform');
