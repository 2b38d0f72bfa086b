import { expect, it } from 'vitest';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import type { StagedRelease } from '../targets/release-target.ts';
import type { Sums } from './read-sums.ts';
import { type Watch, watchStaged } from './watch-staged.ts';

function manifest(site: string, release: number, build: string | undefined): ReleaseManifest {
  const rest = {
    folder: `f${release}`,
    inputs: '',
    time: '',
    by: '',
    commit: '',
    rollback: 0,
    keepDays: 14,
    files: {},
  };
  return { format: 1, release, brand: 'acme', site, ...rest, ...(build !== undefined && { build }) };
}
const STAGED: StagedRelease[] = ['acme', 'acme-agents'].map((site) => {
  return { share: 10, manifest: manifest(site, 5, `${site} new`), live: manifest(site, 4, `${site} old`) };
});
const LIVE: Sums = { 'acme old': { visits: 9000, errors: 9 }, 'acme-agents old': { visits: 900, errors: 0 } };

/** A watch that gets these answers one after the other. The release is finished after the last one. */
function watching(looks: readonly (Sums | Error)[], own: Partial<Watch> = {}) {
  const heard: string[] = [];
  let look = 0;
  const watch: Watch = {
    limits: { threshold: 1, visits: 100 },
    find: () => (look < looks.length ? STAGED : []),
    sums: async () => {
      const answer = looks[look] ?? {};
      if (answer instanceof Error) throw answer;
      return { ...LIVE, ...answer };
    },
    stop: async (of) => [{ site: 'acme', brand: 'acme', release: 6, of }],
    wait: async () => {
      look += 1;
    },
    say: (found) => heard.push(found),
    warn: (problem) => heard.push(problem),
    ...own,
  };
  return { watched: watchStaged(watch), heard };
}

it('ends when the release is not staged any more, and says what it saw', async () => {
  const { watched, heard } = watching([{}, { 'acme new': { visits: 1000, errors: 1 } }]);
  expect((await watched).end).toBe('ended');
  expect(heard[2]).toBe(
    'acme: 1 of 1000 visits (0.10 %) of release 5 had an error, and 9 of 9000 visits (0.10 %) of the live one.',
  );
});

it('stops a release of which one site is worse, and gives the numbers', async () => {
  const bad = { visits: 200, errors: 40 };
  const { watched } = watching([{}, { 'acme-agents new': bad }, {}]);
  expect(await watched).toMatchObject({
    end: 'stopped',
    stopped: [{ of: 5 }],
    compared: [{ site: 'acme' }, { site: 'acme-agents', staged: bad, live: { visits: 900, errors: 0 } }],
  });
});

it('goes on without an answer, unless it looks once', async () => {
  const problem = new UsageError('no answer');
  const going = watching([problem, {}]);
  expect((await going.watched).end).toBe('ended');
  expect(going.heard[0]).toBe('no answer');
  await expect(watching([problem], { wait: undefined }).watched).rejects.toThrow('no answer');
  expect((await watching([{}], { wait: undefined }).watched).end).toBe('looked');
});

it('tries again to stop when the target is in use', async () => {
  const bad = { 'acme new': { visits: 200, errors: 40 } };
  let tries = 0;
  const stop = async (of: number) => {
    tries += 1;
    if (tries === 1) throw new UsageError('in use');
    return [{ site: 'acme', brand: 'acme', release: 6, of }];
  };
  const { watched, heard } = watching([bad, bad, bad], { stop });
  expect((await watched).end).toBe('stopped');
  expect(heard).toContain('in use');
});

it('leaves another release alone that is staged meanwhile', async () => {
  const later = STAGED.map((one) => ({ ...one, manifest: manifest('acme', 7, 'acme new') }));
  let looks = 0;
  const find = () => {
    looks += 1;
    return looks < 3 ? STAGED : later;
  };
  expect((await watching([{}, {}], { find }).watched).end).toBe('ended');
});

it('needs the names of both builds', async () => {
  const find = () => STAGED.map((one) => ({ ...one, live: manifest('acme', 4, undefined) }));
  await expect(watching([{}], { find }).watched).rejects.toThrow(/Release 4 of acme has no name/);
});
