export interface FaultReport {
  readonly message: string;
  readonly version: string;
  readonly node: string;
  readonly platform: string;
  readonly command: string;
  readonly stack: string;
  /** All of it for a person to read and to pass on. */
  readonly text: string;
}

/** What to report of a fault of brandgen itself. Nothing of the environment or of a brand is in it but the command. */
export function describeFault(fault: unknown, { version, words }: { version: string; words: string[] }): FaultReport {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const facts = {
    message: error.message,
    version,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    command: ['brandgen', ...words].join(' '),
    stack: error.stack ?? error.message,
  };
  const text = [
    'This is a bug in brandgen, not in your input. Please report it with these lines:',
    '',
    `  brandgen  ${facts.version}`,
    `  node      ${facts.node} on ${facts.platform}`,
    `  command   ${facts.command}`,
    '',
    ...facts.stack.split('\n').map((line) => `  ${line}`),
  ].join('\n');
  return { ...facts, text };
}
