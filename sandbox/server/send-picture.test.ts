import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendPicture, sendPixels } from './send-picture.ts';

const draw = vi.fn((address: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${address}</title></svg>`);
const make = vi.fn(async (address: string) => Buffer.from(`pixels of ${address}`));
const server = fastify();
server.get('/*', (request, reply) => sendPicture(reply, () => draw(request.url)));
server.get('/pixels/*', (request, reply) => sendPixels(reply, () => make(request.url)));

it('draws a picture once, for clients with and without compression', async () => {
  const plain = await server.inject('/a.svg');
  const packed = await server.inject({ url: '/a.svg', headers: { 'accept-encoding': 'br, gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await server.inject('/a.svg?shape=wide')).body).toContain('/a.svg?shape=wide');
  expect(draw.mock.calls).toEqual([['/a.svg'], ['/a.svg?shape=wide']]);
});

it('makes a bitmap once for simultaneous requests, and never compresses it', async () => {
  const ask = () => server.inject({ url: '/pixels/a.webp', headers: { 'accept-encoding': 'gzip' } });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.body, second.body]).toEqual(['pixels of /pixels/a.webp', 'pixels of /pixels/a.webp']);
  expect(make).toHaveBeenCalledOnce();
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(first.headers).not.toHaveProperty('content-encoding');
  expect(first.headers).not.toHaveProperty('vary');
});

it('retries a picture that failed', async () => {
  make.mockRejectedValueOnce(new Error('no room'));
  expect((await server.inject('/pixels/b.webp')).statusCode).toBe(500);
  expect((await server.inject('/pixels/b.webp')).body).toBe('pixels of /pixels/b.webp');
});

it('drops the oldest pictures from the cache', async () => {
  await server.inject('/first.svg');
  for (let count = 0; count < 500; count += 1) await server.inject(`/${count}.svg`);
  draw.mockClear();
  await server.inject('/499.svg');
  expect(draw).not.toHaveBeenCalled();
  await server.inject('/first.svg');
  expect(draw).toHaveBeenCalledOnce();
});
