// `npm run test:care -- COUNT`: plays this many schedules of limits, sittings and stops on each database. `npm test` plays a few.
import { playSchedules } from './test/play-schedules.mjs';

playSchedules('test:care', [
  'sandbox/care/limits/limit-schedules.test.ts',
  'sandbox/care/limits/session-schedules.test.ts',
  'sandbox/care/stops/every-way-in.test.ts',
]);
