import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from '../cli/releases/running-store.ts';
import { runBrandgen } from '../cli/run-brandgen.ts';
import { writeWorkspace } from './sites-elsewhere.ts';

/** Figures that the bench prints. */
export interface ForeignKeyFigures {
  foreignKeysTried: number;
  /** Commands that were refused and have left the target as it was. */
  foreignKeysRefused: number;
}

/** A person who may not release the brand. */
interface Stranger {
  /** The private half of their key; empty for a person without one. */
  readonly pem: string;
  /** What they have written into their `brandgen.json`. */
  readonly releasers: object;
}

interface Attempt {
  readonly stranger: Stranger;
  readonly target: 'folder' | 'store';
  readonly command: readonly string[];
}

const COMMANDS = [
  ['release', 'acme'],
  ['rollback', 'acme'],
  ['rollback', '--last'],
];

/** @param rounds number of tries at least; each stranger tries each command at each target once */
export async function measureForeignKeys(rounds: number): Promise<ForeignKeyFigures> {
  const store = await startStore();
  const { workspace, writeBrand } = writeWorkspace({});
  try {
    const [ours, theirs, unlisted] = [newKey(), newKey(), newKey()];
    const listed = {
      us: { key: ours.publicHalf, brands: ['acme'] },
      neighbour: { key: theirs.publicHalf, brands: ['other'] },
    };
    const attempts = attemptsOf([
      { pem: '', releasers: listed },
      { pem: theirs.pem, releasers: listed },
      { pem: unlisted.pem, releasers: listed },
      { pem: unlisted.pem, releasers: { us: { key: unlisted.publicHalf, brands: ['*'] } } },
      { pem: theirs.pem, releasers: {} },
    ]);
    await releaseTwice({ workspace, writeBrand }, store, { pem: ours.pem, releasers: listed });
    writeBrand(8);
    const tried = Math.max(rounds, attempts.length);
    let refused = 0;
    for (let number = 0; number < tried; number += 1) {
      const attempt = attempts[number % attempts.length];
      if (attempt && (await isRefused(workspace, store, attempt))) refused += 1;
    }
    return { foreignKeysTried: tried, foreignKeysRefused: refused };
  } finally {
    store.stop();
    rmSync(workspace, { recursive: true });
  }
}

function newKey(): { pem: string; publicHalf: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicHalf: publicHalfOf(privateKey),
  };
}

function attemptsOf(strangers: readonly Stranger[]): Attempt[] {
  const targets = ['folder', 'store'] as const;
  return strangers.flatMap((stranger) =>
    targets.flatMap((target) => COMMANDS.map((command) => ({ stranger, target, command }))),
  );
}

/** Gives both targets their list and two releases, so that there is one to go back to. */
async function releaseTwice(
  { workspace, writeBrand }: Pick<ReturnType<typeof writeWorkspace>, 'workspace' | 'writeBrand'>,
  store: RunningStore,
  releaser: Stranger,
): Promise<void> {
  for (const radius of [4, 16]) {
    writeBrand(radius);
    for (const target of ['folder', 'store']) {
      const { exitCode, stderr } = await run(workspace, store, releaser, ['release', 'acme', '--to', target]);
      if (exitCode !== 0)
        throw new Error(`The releaser's own release to the ${target} ended with ${exitCode}: ${stderr}`);
    }
  }
}

async function isRefused(workspace: string, store: RunningStore, attempt: Attempt): Promise<boolean> {
  const folder = path.join(workspace, 'srv');
  const before = filesIn(folder);
  store.taken();
  const { exitCode, stderr } = await run(workspace, store, attempt.stranger, [
    ...attempt.command,
    ...['--to', attempt.target],
  ]);
  const isTold = exitCode === 2 && /BRANDGEN_RELEASE_KEY|may release/.test(stderr);
  const isUnwritten = store.taken().every(({ method }) => method === 'GET' || method === 'HEAD');
  return isTold && isUnwritten && isDeepStrictEqual(filesIn(folder), before);
}

function run(workspace: string, { endpoint }: RunningStore, { pem, releasers }: Stranger, words: readonly string[]) {
  const targets = { folder: { folder: 'srv' }, store: { s3: { endpoint, bucket: BUCKET } } };
  writeFileSync(path.join(workspace, 'brandgen.json'), JSON.stringify({ targets, releasers }));
  return runBrandgen(words, { cwd: workspace, environment: { ...KEYS, BRANDGEN_RELEASE_KEY: pem } });
}

/** All files of a folder, and the text of those that say what is live and who may change it. */
function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return [...names, ...['nginx.conf', 'releasers.json'].map((name) => readFileSync(path.join(folder, name), 'utf8'))];
}
