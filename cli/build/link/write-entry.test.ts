import { expect, it } from 'vitest';
import { entrySource, writeEntry } from './write-entry.ts';

const imports = {
  shell: './shell-1.js',
  features: ['./feature-home-2.js', './feature-help-3.js'],
  late: [{ file: './feature-agent-4.js', declaration: { name: 'agent' } }],
};

it('starts the shell with the features in their order, and knows the late ones by their data', () => {
  expect(entrySource(imports)).toBe(
    [
      'import { start } from "./shell-1.js";',
      'import { feature as feature0 } from "./feature-home-2.js";',
      'import { feature as feature1 } from "./feature-help-3.js";',
      'start([feature0, feature1], [{ ...{"name":"agent"}, load: () => import("./feature-agent-4.js") }]);',
      '',
    ].join('\n'),
  );
});

it('leaves every import outside', async () => {
  const code = await writeEntry(imports);
  for (const file of [imports.shell, ...imports.features, './feature-agent-4.js']) expect(code).toContain(file);
  expect(code.length).toBeLessThan(300);
});
