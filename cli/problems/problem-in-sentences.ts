import type { Problem } from './problem.ts';

/** What is wrong, what was expected and received, and the fix: one a line, without the place. */
export function problemInSentences({ message, expected, received, fix }: Problem): string {
  const details = Object.entries({ Expected: expected, Received: received, Fix: fix });
  return [message, ...details.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))].join('\n');
}
