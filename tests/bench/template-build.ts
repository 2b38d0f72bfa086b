import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Measured, measure } from './measure.ts';

/** Number of builds that are measured, two at a time as in the naive loop. */
const SAMPLE = 6;

/** Costs of one `vite build` of Vite's template `react-ts`: a page with a counter, and nothing of what a brand has. */
export interface TemplateFigures {
  templateSecondsPerBrand: number;
  /** Processor time, user and system. */
  templateCpuSeconds: number;
  templateMb: number;
}

export async function measureTemplate(scratch: string): Promise<TemplateFigures> {
  const built: Measured[] = [];
  const started = performance.now();
  const queue = Array.from({ length: SAMPLE }, (_build, number) => number).values();
  const worker = async () => {
    // Both share one iterator, so each is built once.
    for (const number of queue) built.push(await buildTemplate(path.join(scratch, `template-${number}`), scratch));
  };
  await Promise.all([worker(), worker()]);
  return {
    templateSecondsPerBrand: (performance.now() - started) / 1000 / SAMPLE,
    templateCpuSeconds: built.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / SAMPLE,
    templateMb: Math.max(...built.map(({ rssMb }) => rssMb)),
  };
}

function buildTemplate(folder: string, scratch: string): Promise<Measured> {
  writeTemplate(folder);
  return measure(['node_modules/vite/bin/vite.js', 'build', folder, '--logLevel', 'error'], scratch);
}

function writeTemplate(folder: string): void {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(TEMPLATE)) writeFileSync(path.join(folder, name), text);
}

/** What a build reads of `npm create vite -- --template react-ts`. */
const TEMPLATE = {
  'package.json': '{ "name": "vite-project", "private": true, "version": "0.0.0", "type": "module" }\n',
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>vite-project</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  'vite.config.ts': `import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'

export default defineConfig({ plugins: [react()] })
`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/App.tsx': `import { useState } from 'react'
import logo from './logo.svg'

function App() {
  const [count, setCount] = useState(0)
  return (
    <>
      <img src={logo} className="logo" alt="" />
      <h1>Vite + React</h1>
      <div className="card">
        <button onClick={() => setCount((count) => count + 1)}>count is {count}</button>
        <p>
          Edit <code>src/App.tsx</code> and save to test HMR
        </p>
      </div>
      <p className="read-the-docs">Click on the Vite and React logos to learn more</p>
    </>
  )
}

export default App
`,
  'src/index.css': `:root { font-family: system-ui, sans-serif; line-height: 1.5; color-scheme: light dark; }
body { margin: 0; display: flex; place-items: center; min-width: 320px; min-height: 100vh; }
#root { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center; }
.logo { height: 6em; padding: 1.5em; }
.card { padding: 2em; }
`,
  'src/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" /></svg>\n',
};
