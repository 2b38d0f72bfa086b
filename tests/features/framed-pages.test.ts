import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../app');
const views = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join(app, file), 'utf8'));
const frames = views.flatMap((text) => text.match(/<iframe[\s\S]*?\/>/g) ?? []);

it('decides every frame’s sandbox by where the framed page comes from', () => {
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/\ssandbox=\{frameSandbox\(address[,)]/);
});
