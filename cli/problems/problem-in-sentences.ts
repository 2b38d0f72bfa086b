import type { Problem } from './problem.ts';

/** The mistake, the expected and received values and the fix, a line each, without the place. */
export function problemInSentences({ message, expected, received, fix }: Problem): string {
  const details = Object.entries({ Expected: expected, Received: received, Fix: fix });
  return [message, ...details.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))].join('\n');
}
