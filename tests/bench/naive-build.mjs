// What a generator without compile and link would do for each brand: one `vite build` of the brand's own entry, in a
// process of its own. Prerendering, words, fonts and icons are left out, in favour of this way.
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ENTRY = 'virtual:entry';
const [out, ...features] = process.argv.slice(2);
const root = process.cwd();

const source = [
  `import { start } from '/app/main.tsx';`,
  ...features.map((name, at) => `import { feature as f${at} } from '/app/features/${name}/feature.ts';`),
  `start([${features.map((_name, at) => `f${at}`).join()}]);`,
].join('\n');

const entry = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? source : null),
};

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'silent',
  plugins: [entry, react(), vanillaExtractPlugin()],
  build: { outDir: path.resolve(out), emptyOutDir: true, rolldownOptions: { input: ENTRY } },
});
