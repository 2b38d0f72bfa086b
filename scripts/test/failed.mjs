import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * What failed, with all that it takes to see it again: the command, the seed, the clock and the kept files.
 * @param counted each kind's `{ name, failures }`
 * @param run `{ seed, began, settings, folder }`
 */
export function describeFailures(counted, run) {
  return counted.flatMap(({ name, failures }) =>
    failures.flatMap((failure) => {
      const kept = (failure.files ?? []).map((file) => keep(file, run.folder));
      return [
        `failed: ${failure.name}`,
        failure.reason.replaceAll(/^/gm, '  '),
        `  Again: ${commandOf(name, failure.name, run)}`,
        ...kept.map((file) => `  ${file}`),
        '',
      ];
    }),
  );
}

function commandOf(name, title, { seed, settings }) {
  const [file] = title.split(' › ');
  const set = [`TEST_SEED=${seed}`, ...(settings.SCHEDULES ? [`SCHEDULES=${settings.SCHEDULES}`] : [])].join(' ');
  if (name === 'unit' || name === 'built') return `${set} npx vitest run --project '${name}*' ${file}`;
  const config = ['hostile', 'matrix'].includes(name) ? ` --config playwright.${name}.config.ts` : '';
  return `npx playwright test${config} ${file} --trace on`;
}

/** Copies a file of the runner's, which its next run removes. @returns where it is */
function keep(file, folder) {
  const place = join(folder, basename(dirname(file)), basename(file));
  mkdirSync(dirname(place), { recursive: true });
  cpSync(file, place);
  return place;
}
