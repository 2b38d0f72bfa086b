interface Failure {
  /** `file › title`. */
  name: string;
  reason: string;
  /** Paths of what the runner wrote of it. */
  files?: string[];
}

export function describeFailures(
  counted: readonly { name: string; failures: readonly Failure[] }[],
  run: { seed: string; settings: Readonly<Record<string, string>> },
): string[];
