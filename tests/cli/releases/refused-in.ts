import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer } from '../servers/ask.ts';

/** The inline scripts and styles of a page that its own policy refuses. */
export function refusedIn({ body, headers }: Pick<Answer, 'body' | 'headers'>): string[] {
  const inline = [...body.toString().matchAll(/<(script|style)>([^<]+)<\/\1>/g)].map(([, , text = '']) => text);
  expect(inline.length).toBeGreaterThan(1);
  const policy = headers['content-security-policy'] ?? '';
  return inline.filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')));
}
