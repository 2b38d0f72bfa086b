// `npm run check:hooks`: finds query keys that break docs/decisions/0029, state setters that are not called `setX`, uses of
// the browser's storages outside app/storage, exact comparisons of a page's path, uses of the device's clock and of its time
// zone, keys that are read without regard to input methods, and fields that keyboards and password managers are told too
// little of.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBareInputs } from './hooks/find-bare-inputs.ts';
import { findDeviceClock } from './hooks/find-device-clock.ts';
import { findDeviceZone } from './hooks/find-device-zone.ts';
import { findExactPaths } from './hooks/find-exact-paths.ts';
import { findQueryKeys } from './hooks/find-query-keys.ts';
import { findRawKeys } from './hooks/find-raw-keys.ts';
import { findRawStorage } from './hooks/find-raw-storage.ts';
import { findSetters } from './hooks/find-setters.ts';

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

function checkKeys(): string[] {
  const keys = sources
    .filter(({ code }) => /Key\b|QueryData/.test(code))
    .flatMap(({ file, code }) => findQueryKeys(file, code).map((key) => ({ ...key, place: `${file}:${key.line}` })));
  const firsts = new Map(keys.toReversed().map((key) => [key.name, key]));
  return keys.flatMap((key) => {
    const { name, fault, place } = key;
    if (fault) return [`${place} ${fault}`];
    const first = firsts.get(name);
    if (!first || first === key) return [];
    return [`${place} writes the key '${name}', as does ${first.place}; export it as an xKey beside its query`];
  });
}

function checkSetters(): string[] {
  return sources
    .filter(({ code }) => code.includes('useState'))
    .flatMap(({ file, code }) =>
      findSetters(file, code).map(
        ({ line, name, expected }) => `${file}:${line} names a setter ${name}, not ${expected}`,
      ),
    );
}

function checkStorage(): string[] {
  return sources
    .filter(({ file }) => !/^app\/storage\/|\.(test|fixture)\.tsx?$/.test(file))
    .flatMap(({ file, code }) =>
      findRawStorage(code).map(
        ({ line, name, use }) => `${file}:${line} uses ${name}, which may throw; use ${use} of app/storage/storage.ts`,
      ),
    );
}

function checkPaths(): string[] {
  return sources
    .filter(({ file }) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap(({ file, code }) =>
      findExactPaths(code).map(
        (line) => `${file}:${line} compares a path exactly; use isSamePath of app/shell/router/same-path.ts`,
      ),
    );
}

/** Files that need the device's clock, each with the reason. */
const ON_DEVICE_CLOCK = new Map([
  ['app/clock/platform-clock.ts', 'It stands in until the platform has answered.'],
  ['app/shell/site/use-wake.ts', 'The page’s own counter may stand still while the device sleeps.'],
  ['app/shell/tabs/connect-tabs.ts', 'Tabs of one browser compare their times by the clock they share.'],
  ['app/platform/session-copy.ts', 'A copy is read before the first answer, and compared with the same clock alone.'],
  ['app/features/saved-games/heart/use-toggle-favorite.ts', 'TanStack Query dates mutations by it.'],
  ['app/features/visit-statistics/statistics.ts', 'Google’s script asks for it.'],
]);

/** Files that need the device's time zone, each with the reason. */
const IN_DEVICE_ZONE = new Map([
  ['app/shell/status/use-merchant-zone.ts', 'It stands in where the platform has named none.'],
]);

interface DeviceRule {
  find: typeof findDeviceClock;
  /** The list of the files that may. */
  list: string;
  allowed: ReadonlyMap<string, string>;
  fault: (text: string) => string;
}

const DEVICE_RULES: readonly DeviceRule[] = [
  {
    ...{ find: findDeviceClock, list: 'ON_DEVICE_CLOCK', allowed: ON_DEVICE_CLOCK },
    fault: (text) =>
      `asks the device for the time with ${text}; use app/clock (useAtNow, usePlatformClock or site.clock), or performance.now() for a length of time`,
  },
  {
    ...{ find: findDeviceZone, list: 'IN_DEVICE_ZONE', allowed: IN_DEVICE_ZONE },
    fault: (text) =>
      `takes the device's time zone in ${text}; use useClock of app/shell/clock, or name a timeZone: the merchant's (useMerchantZone), or UTC for a day`,
  },
];

function checkDevice({ find, list, allowed, fault }: DeviceRule): string[] {
  const own = sources.filter(({ file }) => !/\.(test|fixture)\.tsx?$/.test(file));
  const uses = own.flatMap(({ file, code }) => find(file, code).map((use) => ({ file, ...use })));
  const needless = [...allowed.keys()].filter((file) => !uses.some((use) => use.file === file));
  return [
    ...uses.filter(({ file }) => !allowed.has(file)).map(({ file, line, text }) => `${file}:${line} ${fault(text)}`),
    ...needless.map((file) => `${file} needs no place in ${list} of scripts/check-hooks.ts`),
  ];
}

function checkPressedKeys(): string[] {
  return sources
    .filter(({ file }) => !/^app\/kit\/keys\/|\.(test|fixture)\.tsx?$/.test(file))
    .filter(({ code }) => /Keyboard|isComposing|keyCode/.test(code))
    .flatMap(({ file, code }) =>
      findRawKeys(file, code).map(
        (line) =>
          `${file}:${line} reads a key that may be an input method's; use pressedKey of app/kit/keys/pressed-key.ts`,
      ),
    );
}

/** The types of the kit's fields hold the rest of them to it. */
function checkInputs(): string[] {
  return sources
    .filter(({ file }) => !/\.(test|fixture)\.tsx?$/.test(file))
    .filter(({ code }) => /<(input|textarea)\b/.test(code))
    .flatMap(({ file, code }) =>
      findBareInputs(file, code).map(
        ({ line, missing }) => `${file}:${line} has a field for text without ${missing.join(' and ')}`,
      ),
    );
}

const faults = [
  ...checkKeys(),
  ...checkSetters(),
  ...checkStorage(),
  ...checkPaths(),
  ...DEVICE_RULES.flatMap(checkDevice),
  ...checkPressedKeys(),
  ...checkInputs(),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
