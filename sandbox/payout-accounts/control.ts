import type { ServeControl } from '../hooks/control-calls.ts';
import { endAccountWaits } from './end-account-waits.ts';

export const serveControl: ServeControl = (control, platform) => {
  control.delete('/account-waits', () => endAccountWaits(platform));
};
