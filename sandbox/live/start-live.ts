import type { OpenDatabase } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../process/report.ts';
import { switchAnnouncer } from './announce-switches.ts';
import { startLivelyBoard } from './lively-board.ts';
import { publishChanges } from './publish-changes.ts';

export { createLive } from '../process/live.ts';
export { topicCheck } from './check-topics.ts';

export interface RunningLive {
  /** Publishes changed switches to open sites. */
  announce(): void;
  end(): void;
}

/** Starts publishing the platform's events to open sites. */
export async function startLive(database: OpenDatabase, platform: Platform, report: Report): Promise<RunningLive> {
  const stopPublishing = await publishChanges(database, platform, report);
  const endBoard = startLivelyBoard(platform, report);
  const end = () => {
    stopPublishing();
    endBoard();
  };
  return { announce: switchAnnouncer(platform), end };
}
