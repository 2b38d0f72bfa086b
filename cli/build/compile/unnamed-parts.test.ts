import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#cli/package-root.ts';
import { withoutNames } from './unnamed-parts.ts';

it('takes the names of parts, and says of what makes them that it does nothing else', () => {
  const code = 'var Link = React10.forwardRef(\n  (props) => null\n);\nLink.displayName = "Link";\nuse(Link);\n';
  expect(withoutNames(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  (props) => null\n);\n\nuse(Link);\n',
  );
});

it('finds the parts of the router that is installed', () => {
  const folder = join(packageRoot(), 'node_modules/react-router/dist/production');
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = chunks.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(code).toMatch(/^Link\.displayName/m);
  expect(withoutNames(code)).not.toMatch(/^\w+\.displayName = |^var \w+ = React\d*\.(forwardRef|createContext)\(/m);
});
