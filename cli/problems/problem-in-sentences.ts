import type { Problem } from './problem.ts';

/** Message, expected and received values and fix, one per line, without the location. */
export function problemInSentences({ message, expected, received, fix }: Problem): string {
  const details = Object.entries({ Expected: expected, Received: received, Fix: fix });
  return [message, ...details.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))].join('\n');
}
