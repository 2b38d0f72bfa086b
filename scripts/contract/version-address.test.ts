import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContractShape } from './breaking-changes.ts';

const root = join(import.meta.dirname, '../..');
const { version, calls }: ContractShape = JSON.parse(
  readFileSync(join(root, 'schemas/platform/published.json'), 'utf8'),
);
/** As an operator's tools resolve it: by the package's own name. */
const resolve = (published: string) =>
  createRequire(join(root, 'package.json')).resolve(`brandgen/platform/${published}`);

it('leads to the document of the published version, with the calls that it had', () => {
  const file = resolve(version);
  expect(file).toBe(join(root, `schemas/platform/v${version}.openapi.json`));
  const { info, paths }: { info: object; paths: Record<string, object> } = JSON.parse(readFileSync(file, 'utf8'));
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(info).toMatchObject({ version });
  expect(documented.sort()).toEqual(Object.keys(calls).sort());
});

it('leads nowhere for a version that was not published', () => {
  expect(() => readFileSync(resolve('0.0.1'))).toThrow();
});
