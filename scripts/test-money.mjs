// `npm run test:money -- COUNT`: plays this many schedules of money calls on each database. `npm test` plays a few.
import { playSchedules } from './test/play-schedules.mjs';

playSchedules('test:money', [
  // Bets and points; transfers; withdrawals; all of them mixed, with the platform killed and started again.
  'sandbox/points/money-schedules.test.ts',
  'sandbox/wallets/wallet-schedules.test.ts',
  'sandbox/agent/downline-schedules.test.ts',
  'sandbox/upline/upline-schedules.test.ts',
  'sandbox/withdrawals/withdrawal-schedules.test.ts',
  'sandbox/ledger/mixed-schedules.test.ts',
]);
