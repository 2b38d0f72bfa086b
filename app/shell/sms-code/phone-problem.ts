import type { Namespace } from '#app/language/translate.ts';

/** Why a verification service failed, as a key in the service's own words. */
export class PhoneProblem extends Error {
  readonly namespace: Namespace;
  readonly key: string;
  /** Seconds until the next code can be requested. */
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
