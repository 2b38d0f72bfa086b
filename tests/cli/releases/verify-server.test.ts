import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { digest, integrityOf } from '#cli/build/digest.ts';
import { verifyServer } from '#cli/release/servers/verify-server.ts';
import type { Target } from '#cli/release/targets/target.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { writeSmallSite } from './small-site.ts';

let root: string;
let web: Server;
/** Release that the web server answers with. */
let served: string;
/** Status of every page, and of a preview's answer to a call without its password. */
let statusOfPages: number;
let statusOfPreview: number;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-verify-'));
  for (const look of ['red', 'blue']) {
    writeSmallSite(join(root, 'acme/releases', look), look);
    writeSmallSite(join(root, '.previews/summer/acme/acme/releases', look), look);
  }
  web = createServer(({ url = '', headers: { host } }, answer) => {
    if (host === 'summer.acme.example') return answer.writeHead(statusOfPreview).end();
    const file = join(root, 'acme/releases', served, url);
    if (!existsSync(file)) return answer.writeHead(404).end();
    const bytes = readFileSync(file);
    const style = /<style>(.*?)<\/style>/.exec(bytes.toString())?.[1] ?? '';
    const headers = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=1',
      'content-security-policy': `style-src '${integrityOf(digest(style))}'`,
      'cache-control': /^\/(?:assets|words)\//.test(url) ? 'immutable' : 'no-cache',
    };
    return answer.writeHead(url.endsWith('.html') ? statusOfPages : 200, headers).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
});
beforeEach(() => {
  served = 'red';
  statusOfPages = 200;
  statusOfPreview = 401;
});
afterAll(() => {
  web.close();
  rmSync(root, { recursive: true, force: true });
});

const LIVE = { site: 'acme', brand: 'acme', release: 1, folder: 'red' };
const PREVIEW = {
  ...LIVE,
  name: 'summer',
  host: 'summer.acme.example',
  expires: new Date(8.64e15),
  password: { nginx: '', caddy: '' },
};

function verify({ live = LIVE, isClosed = false } = {}): Promise<void> {
  const server = { host: 'web1', folder: '/srv', reload: ['true'], listen: '80', verify: localOrigin(web) };
  const settings = { server: 'nginx', reload: null, listen: '80', upstream: '', directives: '/own' } as const;
  const target: Target = { name: 'live', folder: root, signFrom: '', ...settings };
  const preview = { ...PREVIEW, root: join(root, '.previews/summer/acme') };
  const closed = new Set(isClosed ? ['acme'] : []);
  return verifyServer({ target, server, closed }, { live: [live], staged: [], previews: [preview] }, 0);
}

it('is content with a server that answers as the site was built, and asks for the password of a preview', async () => {
  await expect(verify()).resolves.toBeUndefined();
});

it('finds a server that still answers with the release before', async () => {
  await expect(verify({ live: { ...LIVE, folder: 'blue' } })).rejects.toThrow(/build-manifest\.json \(changed\)/);
});

it('asks for no pages of a site that a flag closes, and for all else', async () => {
  statusOfPages = 503;
  await expect(verify()).rejects.toThrow(/index\.html \(changed\)/);
  await expect(verify({ isClosed: true })).resolves.toBeUndefined();
});

it('finds a preview that shows itself without a password', async () => {
  statusOfPreview = 200;
  await expect(verify()).rejects.toThrow('does not ask for a password at https://summer.acme.example/ (status 200)');
});
