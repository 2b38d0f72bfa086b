import type { Terminal } from '../terminal/terminal.ts';
import type { Outcome } from './outcome.ts';
import type { SharedOptions } from './shared-options.ts';

/** Passed to every action. */
export interface ActionContext {
  /** Folder in which the command was started. Relative paths are resolved against it. */
  readonly cwd: string;
  /** Value of `--workspace`, as written. */
  readonly workspace: string | undefined;
  /** Shows progress; silent with `--json`. */
  readonly terminal: Terminal;
}

/**
 * Runs an action and prints its outcome. The function imports the action lazily, so that unused commands cost nothing:
 * `run(options, async (context) => (await import('./list.action.ts')).list(context))`.
 */
export type RunAction = (options: SharedOptions, action: (context: ActionContext) => Promise<Outcome>) => Promise<void>;
