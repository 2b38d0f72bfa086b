import type { SessionStatus } from '#app/session/member-type.ts';
import { isSitePath } from './is-site-path.ts';
import { paths } from './paths.ts';
import { isSheetPath } from './same-path.ts';

/** History state of the log-in: where the person came from, and whether visitors may be there. */
export interface LogInState {
  from?: string;
  /** The page is open to visitors, so closing the sheet returns to it. */
  open?: boolean;
  /** The page before one that is closed to visitors, such as the list where a game was chosen. */
  back?: string;
}

/** Reads the history's state, which any script may have written. */
export function readLogInState(state: unknown): LogInState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('from' in state && isPage(state.from) && { from: state.from }),
    open: 'open' in state && state.open === true,
    ...('back' in state && isPage(state.back) && { back: state.back }),
  };
}

/** Where closing the log-in goes. */
export function wayBackOf({ from, open, back }: LogInState): string {
  return (open ? from : back) ?? paths.index;
}

/** Where a log-in goes: agents to the back office if the brand has one, trial accounts to the home page. */
export function destinationOf(
  status: SessionStatus,
  { from = paths.index }: LogInState,
  hasBackOffice: boolean,
): string {
  if (status === 'agent' && hasBackOffice) return paths.agentHome;
  return status === 'trial' ? paths.index : from;
}

function isPage(path: unknown): path is string {
  return typeof path === 'string' && isSitePath(path) && !isSheetPath(path.replace(/[?#].*/, ''));
}
