import { UsageError } from '#cli/problems/usage-error.ts';
import { type LiveSite, liveSites } from '../live/live-sites.ts';
import { type StagedSite, stagedSites } from '../live/staged-sites.ts';
import { type PreviewSite, previewSites, readPreviews } from '../previews/preview.ts';
import type { Target } from '../targets/target.ts';

/** The sites and previews that the servers of a target are to show. */
export interface NextState {
  readonly live: readonly LiveSite[];
  readonly staged: readonly StagedSite[];
  readonly previews: readonly PreviewSite[];
}

/** The sites and previews that the folder of a target shows. */
export function presentState(target: Target): NextState {
  const previews = previewSites(target.folder, readPreviews(target.folder));
  return { live: [...liveSites(target).values()], staged: [...stagedSites(target).values()], previews };
}

/** A server of a target failed when another one had the new state already, so that the target keeps that. */
export class PartlyLiveError extends UsageError {}
