import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareSite } from '#cli/build/publish/compare-site.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import { type RunningTarget, startTarget } from '../cli/releases/running-target.ts';
import { writeTarget, writeWorkspace } from './sites-elsewhere.ts';

/** Figures that the bench prints. */
export interface FolderFaultFigures {
  /** Releases to a folder whose disk was full amid them. */
  folderFull: number;
  /** Pairs of releases to a folder at once, and those after which each had gone through or was told of the other. */
  folderMet: number;
  folderTold: number;
  /** Releases after which the former site or the new one was not there as a whole. */
  folderFaults: number;
}

/** Writes of a release of one small site to a folder, about. The disks are full from places on that are spread over them. */
const WRITES = 40;

/** Loaded before a command: from some write below the target on, a half of the bytes is written, and nothing is made. */
const FULL_DISK = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const [folder, from] = [process.env.FULL_FOLDER, Number(process.env.FULL_FROM)];
  let count = 0;
  const isFull = (file) => String(file).startsWith(folder) && !String(file).includes('.lock') && ++count >= from;
  const trouble = (file) => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: String(file) });
  const { writeFileSync, linkSync, mkdirSync } = fs;
  fs.writeFileSync = (file, bytes, ...rest) => {
    const full = isFull(file);
    writeFileSync(file, full ? bytes.slice(0, bytes.length / 2) : bytes, ...rest);
    if (full) throw trouble(file);
  };
  fs.linkSync = (source, file) => {
    if (isFull(file)) throw trouble(file);
    linkSync(source, file);
  };
  fs.mkdirSync = (place, ...rest) => {
    if (!fs.existsSync(place) && isFull(place)) throw trouble(place);
    return mkdirSync(place, ...rest);
  };
  syncBuiltinESMExports();`;

/** @param rounds number of releases on a full disk, and of pairs */
export async function measureFolderFaults(rounds: number): Promise<FolderFaultFigures> {
  const target = await startTarget();
  const rival = writeWorkspace({});
  target.writeTarget();
  const file = path.join(target.workspace, 'brandgen.json');
  const { targets }: { targets: { live: object } } = JSON.parse(readFileSync(file, 'utf8'));
  writeTarget(rival.workspace, { ...targets.live, folder: target.folder });
  const faults: string[] = [];
  let [full, told] = [0, 0];
  try {
    target.writeBrand(4);
    await mustRelease(target);
    for (let round = 0; round < rounds; round += 1) {
      target.writeBrand(20 + 3 * round);
      full += (await fillDisk(target, 1 + (round * WRITES) / rounds)) ? 1 : 0;
      faults.push(...(await faultsOf(target, `full disk ${round}`)));
      target.writeBrand(21 + 3 * round);
      rival.writeBrand(22 + 3 * round);
      const ends = await Promise.all([target, rival].map(({ run }) => run(RELEASE)));
      const isFine = ends.every(({ exitCode, stderr }) => exitCode === 0 || stderr.includes('is in use by process'));
      told += isFine && ends.some(({ exitCode }) => exitCode === 0) ? 1 : 0;
      faults.push(...(await faultsOf(target, `two at once ${round}`)));
    }
    target.writeBrand(5);
    await mustRelease(target);
  } finally {
    await target.stop();
    rmSync(rival.workspace, { recursive: true });
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return { folderFull: full, folderMet: rounds, folderTold: told, folderFaults: faults.length };
}

const RELEASE = ['release', 'acme', '--to', 'live'];

async function mustRelease({ run }: RunningTarget): Promise<void> {
  const { exitCode, stderr } = await run(RELEASE);
  if (exitCode !== 0) throw new Error(`A release on a disk with room ended with ${exitCode}: ${stderr}`);
}

/** @returns whether the release met the full disk, and said so */
async function fillDisk({ run, folder }: RunningTarget, from: number): Promise<boolean> {
  const { exitCode, stderr } = await run(RELEASE, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FULL_DISK)}`,
    FULL_FOLDER: folder,
    FULL_FROM: String(Math.floor(from)),
  });
  return exitCode !== 0 && stderr.includes('the disk is full');
}

/** What is served, and what the server would start with. */
async function faultsOf({ run, address, folder }: RunningTarget, when: string): Promise<string[]> {
  const { exitCode, stdout } = await run(['verify', address]);
  const live = liveSites({ folder, server: 'nginx' }).get('acme');
  const place = path.join(folder, 'acme/releases', live?.folder ?? 'nothing');
  const isWhole = existsSync(place) && compareSite(place).differences.length === 0;
  return [
    ...(exitCode === 0 ? [] : [`${when}: ${stdout}`]),
    ...(isWhole ? [] : [`${when}: the configuration names no whole site`]),
  ];
}
