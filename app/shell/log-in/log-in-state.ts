import type { SessionStatus } from '../../session/member-type.ts';
import { isSitePath } from '../router/is-site-path.ts';
import { paths } from '../router/paths.ts';

/** What leads to the log-in says in the history's state: where the person was, and whether a guest may be there. */
export interface LogInState {
  from?: string;
  /** The page is open to guests, so that closing the sheet leads back to it. */
  open?: boolean;
}

/** Reads the history's state, which may be anybody's. */
export function readLogInState(state: unknown): LogInState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state && typeof state.from === 'string' && isPage(state.from) ? { from: state.from } : {};
  return { ...from, open: 'open' in state && state.open === true };
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

function isPage(path: string): boolean {
  const sheets: readonly string[] = [paths.login, paths.register];
  return isSitePath(path) && !sheets.includes(path.toLowerCase());
}
