import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { packageRoot } from '#cli/package/package-root.ts';
import { plainValue } from '#cli/problems/plain-text.ts';
import { valueAt } from '../source/json-path.ts';
import { defineRule } from './rule.ts';

const SCHEMA = 'brand.schema.json';

/**
 * Checks that `$schema` names an existing file, which editors use for completion. A web address is the operator's own
 * concern.
 */
export const schemaAddress = defineRule([], ({ layers }) => {
  const [own] = layers.layers;
  const address = valueAt(own.document.value, ['$schema']);
  if (typeof address !== 'string' || /^https?:/.test(address)) return [];
  const isThere = existsSync(resolve(own.folder, address));
  if (isThere && basename(address) === SCHEMA) return [];
  const right = relative(own.folder, join(packageRoot(), 'schemas', SCHEMA)).replaceAll('\\', '/');
  return [
    own.document.problem(['$schema'], {
      rule: 'schema-address',
      message: isThere
        ? 'This file is not the schema of a brand, so editors help with other settings.'
        : 'There is no file at this address, so editors help with no setting.',
      expected: `a path from brand.json to ${SCHEMA}`,
      received: plainValue(address),
      fix: `Write "$schema": "${right}".`,
    }),
  ];
});
