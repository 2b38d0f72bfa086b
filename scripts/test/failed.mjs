import { kinds } from './kinds.mjs';

/**
 * Describes each failure with all that it takes to see it again: the command, the seed, and the files that its runner wrote.
 * @param counted each kind's `{ name, failures }`
 * @param run `{ seed, settings }`
 */
export function describeFailures(counted, run) {
  return counted.flatMap(({ name, failures }) =>
    failures.flatMap((failure) => [
      `failed: ${failure.name}`,
      failure.reason.replaceAll(/^/gm, '  '),
      `  Again: ${commandOf(name, failure.name, run)}`,
      ...(failure.files ?? []).map((file) => `  ${file}`),
      '',
    ]),
  );
}

function commandOf(name, title, { seed, settings }) {
  const [file] = title.split(' › ');
  const set = [`TEST_SEED=${seed}`, ...(settings.SCHEDULES ? [`SCHEDULES=${settings.SCHEDULES}`] : [])].join(' ');
  const { command } = kinds[name];
  if (command[0] === 'vitest') return `${set} npx vitest run --project '${name}*' ${file}`;
  return `npx ${command.join(' ')} ${file} --trace on`;
}
