import type { Problem } from '../problems/problem.ts';

/** 0 done, 1 the input has problems, 2 wrong usage or a folder, disk or port out of use, 70 a fault of brandgen itself. */
export type ExitCode = 0 | 1 | 2 | 70;

/** What a command has to say at its end, as data; only `main.ts` prints it and sets the exit code. */
export interface Outcome {
  readonly exitCode: ExitCode;
  /** For people; empty when everything has been said as progress. Problems are rendered after it. */
  readonly text: string;
  /** For machines: the fields of the one document that `--json` prints. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly problems?: readonly Problem[];
  /** For a command that goes on after it has spoken, such as a server: settles when it has ended. */
  readonly stay?: () => Promise<void>;
}
