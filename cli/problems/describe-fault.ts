export interface FaultReport {
  readonly message: string;
  readonly version: string;
  readonly node: string;
  readonly platform: string;
  readonly command: string;
  readonly stack: string;
  /** The whole report as text. */
  readonly text: string;
}

/** Report of a bug in brandgen. Contains the command, but nothing else about the environment or a brand. */
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
