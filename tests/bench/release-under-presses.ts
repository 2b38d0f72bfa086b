import type { CommandResult } from '../cli/run-brandgen.ts';
import { startVisit } from './clicking-visitor.ts';

/** A site that is released, whatever kind of target it is in. */
export interface ReleasedSite {
  /** Address at which a visitor finds it. */
  readonly address: string;
  readonly writeBrand: (radius: number, own?: object) => void;
  readonly run: (words: readonly string[]) => Promise<CommandResult>;
}

/** Makes other pages, with another policy, live so many times, and goes back at each fifth, while a browser clicks through the site. */
export async function releaseUnderPresses(
  site: ReleasedSite,
  releases: number,
): Promise<{ opened: number; faults: string[] }> {
  const faults: string[] = [];
  const visit = await startVisit(site.address);
  for (let release = 1; release <= releases; release += 1) {
    site.writeBrand(release % 2 === 0 ? 4 : 16);
    const command = release % 5 === 0 ? 'rollback' : 'release';
    const { exitCode, stderr } = await site.run([command, 'acme', '--to', 'live']);
    if (exitCode !== 0) faults.push(`${command} ended with ${exitCode}: ${stderr}`);
  }
  await visit.stop();
  return { opened: visit.opened(), faults: [...faults, ...visit.faults] };
}
