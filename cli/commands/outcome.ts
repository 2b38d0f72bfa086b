import type { Problem } from '../problems/problem.ts';

/** 0 done, 1 the input has problems, 2 incorrect usage or an unusable folder, disk or port, 70 a bug in brandgen. */
export type ExitCode = 0 | 1 | 2 | 70;

/** The result of a command as data; only `main.ts` prints it and sets the exit code. */
export interface Outcome {
  readonly exitCode: ExitCode;
  /** Text for people on stdout; empty if the progress has shown everything. Problems and warnings follow on stderr. */
  readonly text: string;
  /** Fields of the document that `--json` prints. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly problems?: readonly Problem[];
  /** Probable oversights. They do not change the exit code. */
  readonly warnings?: readonly Problem[];
  /** For a command that keeps running, such as a server. Resolves when it has stopped. */
  readonly stay?: () => Promise<void>;
}
