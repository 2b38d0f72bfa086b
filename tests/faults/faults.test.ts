import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import faults from './faults.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

test.each(faults)('a fault can be planted: $breaks', ({ file, find, replace, test: finder }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(join(root, finder))).toBe(true);
});
