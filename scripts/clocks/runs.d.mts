interface Run {
  name: string;
  /** As `TEST_NOW` takes it. */
  now: string;
  zone: string;
}

export const RUNS: readonly Run[];
export const SHORT_RUNS: readonly Run[];
