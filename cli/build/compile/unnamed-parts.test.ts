import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { withoutNames } from './unnamed-parts.ts';

it('removes the names of components, and marks the calls that create them as pure', () => {
  const code = 'var Link = React10.forwardRef(\n  (props) => null\n);\nLink.displayName = "Link";\nuse(Link);\n';
  expect(withoutNames(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  (props) => null\n);\n\nuse(Link);\n',
  );
});

it('matches the installed router', () => {
  const folder = join(packageRoot(), 'node_modules/react-router/dist/production');
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = chunks.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(code).toMatch(/^Link\.displayName/m);
  expect(withoutNames(code)).not.toMatch(/^\w+\.displayName = |^var \w+ = React\d*\.(forwardRef|createContext)\(/m);
});
