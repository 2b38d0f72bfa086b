import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compareSite } from '#cli/build/publish/compare-site.ts';
import { askServer } from '#cli/release/proof/ask-server.ts';
import { type ServedDifference, verifyAddress } from '#cli/release/proof/verify-address.ts';
import { type RunningServer, type RunningServers, startServers } from '../cli/releases/running-servers.ts';
import { repository } from '../cli/run-brandgen.ts';

export interface KilledServerReleases {
  faults: string[];
  /** Counts of killed releases, and of moments at which the servers then had different releases. */
  ends: Record<'killed' | 'different', number>;
}

/** The connections of a release to two servers: what they have, the files, then configuration, reload and proof of each. */
const CONNECTIONS = 10;

/** Ways to kill a release at a connection: the command alone before it or after it, or the whole machine before it or amid it. */
const KINDS = ['alone', 'after', 'before', 'amid'];

/** Runs before the first `ssh`: numbers the connections, and kills the command of `$KILL/pid` at one of them. */
const KILLING = `
number=1
until mkdir "$KILL/$number" 2>/dev/null; do number=$((number + 1)); done
if [ "$number" = "$KILL_AT" ]; then
  pid=$(cat "$KILL/pid")
  case $KILL_HOW in
    alone) kill -9 "$pid" ;;
    before) kill -9 "-$pid" ;;
    after) "$@"; code=$?; kill -9 "$pid"; exit $code ;;
    amid) (sleep 0.$((number * 37 % 50 + 10)); kill -9 "-$pid") & ;;
  esac
fi`;

/**
 * Kills releases to two servers at each connection, in each way, in turn. After each, every server has to answer with a whole release, and
 * to name a whole one for its next start.
 */
export async function killServerReleases(kills: number): Promise<KilledServerReleases> {
  const target = await startServers(2, KILLING);
  const faults: string[] = [];
  const ends = { killed: 0, different: 0 };
  target.writeTarget();
  const release = async (radius: number) => {
    target.writeBrand(radius);
    const { exitCode, stderr } = await target.run(['release', 'acme'], {
      KILL: mkdtempSync(join(target.workspace, 'kill-')),
    });
    if (exitCode !== 0) faults.push(`a release ended with ${exitCode}: ${stderr}`);
  };
  try {
    await release(5);
    for (let kill = 0; kill < kills; kill += 1) {
      target.writeBrand(5 + ((kill + 1) % 2));
      const at = (kill % CONNECTIONS) + 1;
      const how = KINDS[Math.floor(kill / CONNECTIONS) % KINDS.length] ?? '';
      ends.killed += (await isKilled(target, at, how)) ? 1 : 0;
      const served = await Promise.all(target.servers.map(faultsOf));
      faults.push(...served.flat().map((fault) => `killed ${how} at connection ${at}: ${fault}`));
      if (new Set(target.servers.map(namedBy)).size > 1) ends.different += 1;
    }
    await release(7);
    const named = new Set(target.servers.map(namedBy));
    if (named.size !== 1) faults.push(`after the last release, the servers have ${[...named].join(', ')}`);
  } finally {
    await target.stop();
  }
  return { faults, ends };
}

async function isKilled({ workspace, environment }: RunningServers, at: number, how: string): Promise<boolean> {
  const folder = mkdtempSync(join(workspace, 'kill-'));
  const command = spawn(process.execPath, [join(repository, 'dist/cli/main.js'), 'release', 'acme'], {
    cwd: workspace,
    stdio: 'ignore',
    detached: true,
    env: { HOME: process.env['HOME'], ...environment, KILL: folder, KILL_AT: String(at), KILL_HOW: how },
  });
  writeFileSync(join(folder, 'pid'), String(command.pid));
  const [, signal] = await once(command, 'exit');
  return signal === 'SIGKILL';
}

/** Folder of the release that a server's configuration names. */
function namedBy({ folder }: RunningServer): string {
  const configuration = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  const named = /^ {2}acme "[^"]+\/([^/"]+)"; # release/m.exec(configuration)?.[1];
  return named ?? 'no release';
}

async function faultsOf(server: RunningServer): Promise<string[]> {
  const differences = await differencesOf(server);
  const started = compareSite(join(server.folder, 'acme/releases', namedBy(server))).differences;
  return [
    ...differences.map(({ file, kind }) => `${server.name} serves ${file} (${kind})`),
    ...started.map(({ file, kind }) => `${server.name} would start with ${file} (${kind})`),
  ];
}

/** While a server reloads, one answer is of the old release and the next of the new one. */
async function differencesOf(
  { address }: Pick<RunningServer, 'address'>,
  attempts = 5,
): Promise<readonly ServedDifference[]> {
  const { differences } = await verifyAddress(new URL('https://acme.example/'), { ask: askServer(address) });
  if (differences.length === 0 || attempts === 0) return differences;
  await pause(500);
  return differencesOf({ address }, attempts - 1);
}
