import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { repository } from '../cli/run-brandgen.ts';

/** Files that a browser has loaded once /index is idle. Sizes are in bytes after gzip. */
export interface Loaded {
  /** Paths of scripts and stylesheets; the page itself contains the first stylesheets. */
  files: string[];
  js: number;
  css: number;
}

/** Serves a brand with its production headers and loads its /index in a browser with a phone's window. */
export async function loadIndex(brand: string): Promise<Loaded> {
  const words = [join(repository, 'dist/cli/main.js'), 'preview', brand, '--port', '0'];
  const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    return await load(`${await addressOf(server)}index`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`preview ended with ${code}.`)));
    if (!server.stdout) return reject(new Error('preview has no output.'));
    createInterface(server.stdout).on('line', (line) => {
      const address = /http:\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}

async function load(address: string): Promise<Loaded> {
  const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const inPage = await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent));
    const loaded = await sum(bodies);
    return { ...loaded, css: loaded.css + inPage.reduce((total, css) => total + gzipped(css ?? ''), 0) };
  } finally {
    await browser.close();
  }
}

async function sum(bodies: ReadonlyMap<string, Promise<Buffer>>): Promise<Loaded> {
  const loaded: Loaded = { files: [...bodies.keys()].sort(), js: 0, css: 0 };
  for (const [file, body] of bodies) {
    loaded[file.endsWith('.js') ? 'js' : 'css'] += gzipped(await body);
  }
  return loaded;
}

function gzipped(bytes: Buffer | string): number {
  return gzipSync(bytes, { level: 9 }).length;
}
