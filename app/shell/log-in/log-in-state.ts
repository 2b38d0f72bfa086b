import type { SessionStatus } from '#app/session/member-type.ts';
import { isSitePath } from '../router/is-site-path.ts';
import { paths } from '../router/paths.ts';

/** What leads to the log-in says in the history's state: where the person was, and whether a guest may be there. */
export interface LogInState {
  from?: string;
  /** The page is open to guests, so that closing the sheet leads back to it. */
  open?: boolean;
  /** Where the person was before a page that is not, such as the list that a game was started from. */
  back?: string;
}

/** Reads the history's state, which may be anybody's. */
export function readLogInState(state: unknown): LogInState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('from' in state && isPage(state.from) && { from: state.from }),
    open: 'open' in state && state.open === true,
    ...('back' in state && isPage(state.back) && { back: state.back }),
  };
}

/** Where closing the log-in leads. */
export function wayBackOf({ from, open, back }: LogInState): string {
  return (open ? from : back) ?? paths.index;
}

/** Where a person goes after a log-in. Agents go to their back office where the brand has one; a trial begins at home. */
export function destinationOf(
  status: SessionStatus,
  { from = paths.index }: LogInState,
  hasBackOffice: boolean,
): string {
  if (status === 'agent' && hasBackOffice) return paths.agentHome;
  return status === 'trial' ? paths.index : from;
}

function isPage(path: unknown): path is string {
  const sheets: readonly string[] = [paths.login, paths.register];
  return typeof path === 'string' && isSitePath(path) && !sheets.includes(path.toLowerCase());
}
