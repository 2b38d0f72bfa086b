import type { Namespace } from '#app/language/translate.ts';

/** Why a service that verifies numbers could not do so, with the key of its sentence in the service's own words. */
export class PhoneProblem extends Error {
  readonly namespace: Namespace;
  readonly key: string;
  /** Seconds to wait before another code is asked for. */
  readonly wait: number;

  constructor(
    namespace: Namespace,
    key: `problem.${string}`,
    { cause, wait = 0 }: { cause?: unknown; wait?: number } = {},
  ) {
    super(`Phone verification: ${key}`, { cause });
    this.name = 'PhoneProblem';
    this.namespace = namespace;
    this.key = key;
    this.wait = wait;
  }
}
