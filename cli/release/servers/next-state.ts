import { UsageError } from '#cli/problems/usage-error.ts';
import { type LiveSite, liveSites } from '../live/live-sites.ts';
import { type StagedSite, stagedSites } from '../live/staged-sites.ts';
import { type PreviewSite, previewSites, readPreviews } from '../previews/preview.ts';
import type { Target } from '../targets/target.ts';

/** Sites and previews that a target's servers should show. */
export interface NextState {
  readonly live: readonly LiveSite[];
  readonly staged: readonly StagedSite[];
  readonly previews: readonly PreviewSite[];
}

/** Sites and previews in a target's folder. */
export function presentState(target: Target): NextState {
  const previews = previewSites(target.folder, readPreviews(target.folder));
  return { live: [...liveSites(target).values()], staged: [...stagedSites(target).values()], previews };
}

/** A server failed after another already had the new state, which the target therefore keeps. */
export class PartlyLiveError extends UsageError {}
