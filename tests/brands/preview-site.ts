import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from '@playwright/test';
import { repository } from '../cli/run-brandgen.ts';

/**
 * Serves a brand with its production headers and its sandbox, and opens a browser.
 * @param work gets the address of the site's root, with its last slash
 */
export async function withPreview<Value>(
  brand: string,
  work: (browser: Browser, address: string) => Promise<Value>,
): Promise<Value> {
  const words = [join(repository, 'dist/cli/main.js'), 'preview', brand, '--port', '0'];
  const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await addressOf(server);
    const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      return await work(browser, address);
    } finally {
      await browser.close();
    }
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
