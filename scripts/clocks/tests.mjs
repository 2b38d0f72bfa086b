// Lists the tests that depend on the time of day, the date or the zone.
import { readdirSync, readFileSync } from 'node:fs';

/** Calls of a unit that asks the machine for the time, beside those that hold it. */
const ASKS = /Date\.now\(\)|new Date\(\)|useFakeTimers|setSystemTime/;

/** Folders whose subject is days, periods and what is due. */
const SUBJECTS = [
  'app/clock/',
  'app/kit/date',
  'app/features/agent-contracts/',
  'app/features/agent-records/',
  'app/features/agent-reports/',
  'app/features/bonus-details/',
  'app/features/lottery/',
  'app/features/member-records/',
  'app/features/missions/',
  'app/features/player-care/',
  'app/features/promotions/',
  'sandbox/bonuses/',
  'sandbox/care/limits/',
  'sandbox/care/stops/stop',
  'sandbox/contracts/',
  'sandbox/lottery/',
  'sandbox/missions/',
  'sandbox/promotions/',
  'sandbox/records/',
  'sandbox/seed/',
];

/** Drawn at random or long, with clocks of their own. */
const APART = /-schedules\.test|many-rows/;

/** @returns the files of units that depend on time */
export function timedUnits(root = '.') {
  return ['app', 'cli', 'sandbox', 'schemas', 'scripts']
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !APART.test(file))
    .filter(
      (file) =>
        SUBJECTS.some((subject) => file.startsWith(subject)) || ASKS.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
    .sort();
}

/** Specs whose journeys depend on time: days of records, draws, limits, countdowns, ages, ends of sessions and links. */
export const TIMED_JOURNEYS = [
  'tests/e2e/agent/periods.spec.ts',
  'tests/e2e/agent-contracts/contracts.spec.ts',
  'tests/e2e/agent-messages/messages.spec.ts',
  'tests/e2e/agent-records/records.spec.ts',
  'tests/e2e/agent-registration/registration.spec.ts',
  'tests/e2e/agent-reports/reports.spec.ts',
  'tests/e2e/agent-team/team.spec.ts',
  'tests/e2e/bonus-details/bonuses.spec.ts',
  'tests/e2e/brands/lotus-first-bet.spec.ts',
  'tests/e2e/deposit/deposit.spec.ts',
  'tests/e2e/firebase-phone/errors.spec.ts',
  'tests/e2e/kyc/verification.spec.ts',
  'tests/e2e/login-google/arabic.spec.ts',
  'tests/e2e/login-sms/code.spec.ts',
  'tests/e2e/lottery/arabic.spec.ts',
  'tests/e2e/lottery/lottery.spec.ts',
  'tests/e2e/lottery/lotus.spec.ts',
  'tests/e2e/member-records/records.spec.ts',
  'tests/e2e/messages/messages.spec.ts',
  'tests/e2e/missions/lotus.spec.ts',
  'tests/e2e/missions/missions.spec.ts',
  'tests/e2e/my-account/my-account.spec.ts',
  'tests/e2e/player-care/break.spec.ts',
  'tests/e2e/player-care/by-brand.spec.ts',
  'tests/e2e/player-care/exclusion.spec.ts',
  'tests/e2e/player-care/limits.spec.ts',
  'tests/e2e/player-care/second-device.spec.ts',
  'tests/e2e/point-mall/points.spec.ts',
  'tests/e2e/promotions/promotions.spec.ts',
  'tests/e2e/reality-check/check.spec.ts',
  'tests/e2e/reality-check/in-a-game.spec.ts',
  'tests/e2e/registration/registration.spec.ts',
  'tests/e2e/remember-me/remember-me.spec.ts',
  'tests/e2e/saved-games/saved-games.spec.ts',
  'tests/e2e/session/asleep.spec.ts',
  'tests/e2e/shell/clock.spec.ts',
  'tests/e2e/shell/connection.spec.ts',
  'tests/e2e/shell/lost-answers.spec.ts',
  'tests/e2e/shell/wrong-clock.spec.ts',
  'tests/e2e/upline/upline.spec.ts',
  'tests/e2e/wallet/wallet.spec.ts',
  'tests/e2e/withdrawal/by-itself.spec.ts',
  'tests/e2e/withdrawal/withdrawal.spec.ts',
];
