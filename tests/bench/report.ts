import { FLEET_BARS, type Bar as FleetBar, type FleetFigures, NOT_MEASURED } from './fleet-bars.ts';
import type { FolderFaultFigures } from './folder-faults.ts';
import type { ForeignKeyFigures } from './foreign-keys.ts';
import type { LiveFigures } from './live-releases.ts';
import type { ManifestFigures } from './lost-manifests.ts';
import type { ServerFigures } from './one-server.ts';
import type { ShardFigures } from './shards.ts';
import type { SharedCacheFigures } from './shared-cache.ts';
import type { StoreFaultFigures } from './store-faults.ts';
import type { StoreFigures } from './store-uploads.ts';
import type { WorkerFigures } from './worker-kills.ts';

/** Figures that the bench prints with `--json`. Seconds are by the clock unless the name says CPU. */
export interface Figures
  extends FleetFigures,
    FolderFaultFigures,
    ForeignKeyFigures,
    LiveFigures,
    ManifestFigures,
    ServerFigures,
    SharedCacheFigures,
    ShardFigures,
    StoreFaultFigures,
    StoreFigures,
    WorkerFigures {}

/** A goal; those of fleets tell their figure, and those of the naive loop and of the template too. */
interface Bar extends Partial<Pick<FleetBar, 'figure' | 'anchor' | 'template'>> {
  says: string;
  holds: (figures: Figures) => boolean;
}

const BARS: readonly Bar[] = [
  ...FLEET_BARS,
  { says: 'no byte of script changed by a token', holds: ({ tokenChangeJsBytes }) => tokenChangeJsBytes === 0 },
  {
    says: 'nginx -t of 1,000 brands in at most 2 s and 60 MB',
    holds: ({ serverTestSeconds, serverMb }) => serverTestSeconds <= 2 && serverMb <= 60,
  },
  {
    says: 'a rollback of one of 1,000 brands in at most 2 reloads of a server with a file for each site',
    holds: ({ rollbackRatio }) => rollbackRatio <= 2,
  },
  {
    says: 'a rollback of 1,000 brands in at most 20 of those reloads',
    holds: ({ rollbackOfAllRatio }) => rollbackOfAllRatio <= 20,
  },
  {
    says: 'at most 1 s of CPU for a rollback of one of 1,000 brands',
    holds: ({ rollbackCpuSeconds }) => rollbackCpuSeconds <= 1,
  },
  {
    says: 'at most 10 MB uploaded to a store for 1,000 brands after a change to one component',
    holds: ({ storeUploadMb }) => storeUploadMb <= 10,
  },
  {
    says: 'a first build with a shared cache in at most a third of the CPU',
    holds: ({ sharedRatio }) => sharedRatio <= 1 / 3,
  },
  { says: 'no poisoned entry of a shared cache used', holds: ({ poisonedUsed }) => poisonedUsed === 0 },
  {
    says: 'a missing shard named with each of its brands',
    holds: ({ missingShardBrands, missingShardNamed }) =>
      missingShardBrands > 0 && missingShardNamed === missingShardBrands,
  },
  {
    says: 'with one of three workers killed, all released within twice the time of its job',
    holds: ({ workersKilled, workerFaults, killedWorkerRatio }) =>
      workersKilled > 0 && workerFaults === 0 && killedWorkerRatio <= 2,
  },
  {
    says: 'releases and rollbacks under a browser that clicks through the site, without a fault in a page',
    holds: ({ pressedPages, pressFaults }) => pressedPages > 0 && pressFaults === 0,
  },
  {
    says: 'after each release that was killed, the old site or the new one whole',
    holds: ({ killedReleases, killFaults }) => killedReleases > 0 && killFaults === 0,
  },
  {
    says: 'after each release to a folder whose disk was full, or that met another one, the old site or the new one whole',
    holds: ({ folderFull, folderMet, folderTold, folderFaults }) =>
      folderFull > 0 && folderTold === folderMet && folderFaults === 0,
  },
  {
    says: 'after each release to a store that was killed, refused with 503 or 507, or met another one, the old site or the new one whole',
    holds: ({ storeKilled, storeOverloaded, storeFull, storeFaults }) =>
      storeKilled > 0 && storeOverloaded > 0 && storeFull > 0 && storeFaults === 0,
  },
  {
    says: 'of two releases to a store at once, one live and the other told',
    holds: ({ storeMet, storeTold }) => storeMet > 0 && storeTold === storeMet,
  },
  {
    says: 'each lost or torn manifest rebuilt',
    holds: ({ manifestsHarmed, manifestsRebuilt }) => manifestsHarmed > 0 && manifestsRebuilt === manifestsHarmed,
  },
  {
    says: 'each foreign key refused',
    holds: ({ foreignKeysTried, foreignKeysRefused }) =>
      foreignKeysTried > 0 && foreignKeysRefused === foreignKeysTried,
  },
];

/** The bars that these figures miss. */
export function missedBars(figures: Figures): string[] {
  return BARS.filter(({ holds }) => !holds(figures)).map(({ says }) => says);
}

/** One table: each figure, its goal, and the same figures of the naive loop and the template in this run; then all as measured. */
export function table(figures: Figures): string {
  const missed = new Set(missedBars(figures));
  const row = (state: string, figure: string, anchor: string, template: string, says: string) =>
    [state.padEnd(7), figure.padStart(22), anchor.padStart(22), template.padStart(22), says].join('  ');
  const bars = BARS.map(({ says, figure, anchor, template }) => {
    const shown = figure?.(figures) ?? '';
    const state = missed.has(says) ? 'missed' : 'reached';
    return row(shown === NOT_MEASURED ? '' : state, shown, anchor?.(figures) ?? '', template?.(figures) ?? '', says);
  });
  const rows = Object.entries(figures).map(([name, value]) => `${name.padEnd(22)} ${value.toFixed(2).padStart(10)}`);
  return [row('', 'figure', 'naive loop', 'template react-ts', 'goal'), ...bars, '', ...rows].join('\n');
}
