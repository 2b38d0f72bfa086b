import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { readSums } from './read-sums.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answering(listener: RequestListener): Promise<URL> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL('/sums?brand=acme', localOrigin(server));
}
const saying = (text: string, status = 200) =>
  answering((_asked, answer) => answer.writeHead(status, { location: '/sums' }).end(text));

it('reads the visits of each build', async () => {
  const address = await saying('{"builds":{"ab12":{"visits":1200,"errors":3}},"more":1}');
  expect(await readSums(address)).toEqual({ ab12: { visits: 1200, errors: 3 } });
});

it.each([
  ['no JSON', '<h1>secret</h1>'],
  ['another form', '{"builds":[]}'],
  ['a text for a number', '{"builds":{"ab12":{"visits":"1200","errors":3}}}'],
  ['a part of a visit', '{"builds":{"ab12":{"visits":1.5,"errors":1}}}'],
  ['less than nothing', '{"builds":{"ab12":{"visits":-1,"errors":-2}}}'],
  ['more errors than visits', '{"builds":{"ab12":{"visits":1,"errors":2}}}'],
  ['more than numbers hold', '{"builds":{"ab12":{"visits":1e300,"errors":2}}}'],
])('refuses %s', async (_what, text) => {
  await expect(readSums(await saying(text))).rejects.toThrow(/another form\. It should be \{"builds"/);
});

it('refuses an error, another address, and an answer that is too long', async () => {
  await expect(readSums(await saying('{"builds":{}}', 503))).rejects.toThrow('its status is 503');
  server?.close();
  await expect(readSums(await saying('', 302))).rejects.toThrow('gives no sums of the reports');
  server?.close();
  await expect(readSums(await saying(' '.repeat(1_000_001)))).rejects.toThrow('more than 1000000 bytes');
});

it('waits for an answer that does not end for so long and no longer', async () => {
  const address = await answering((_asked, answer) => answer.writeHead(200).write('{"builds":'));
  await expect(readSums(address, 50)).rejects.toThrow('it takes too long');
});

it('says so when no server is there', async () => {
  const address = await saying('');
  server?.close();
  await expect(readSums(address)).rejects.toThrow('ECONNREFUSED');
});
