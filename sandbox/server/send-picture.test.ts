import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendPicture } from './send-picture.ts';

const draw = vi.fn((address: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${address}</title></svg>`);
const server = fastify();
server.get('/*', (request, reply) => sendPicture(reply, () => draw(request.url)));

it('draws a picture once, for whoever takes it packed and whoever does not', async () => {
  const plain = await server.inject('/a.svg');
  const packed = await server.inject({ url: '/a.svg', headers: { 'accept-encoding': 'br, gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await server.inject('/a.svg?shape=wide')).body).toContain('/a.svg?shape=wide');
  expect(draw.mock.calls).toEqual([['/a.svg'], ['/a.svg?shape=wide']]);
});

it('lets go of the oldest when many have been asked for', async () => {
  await server.inject('/first.svg');
  for (let count = 0; count < 500; count += 1) await server.inject(`/${count}.svg`);
  draw.mockClear();
  await server.inject('/499.svg');
  expect(draw).not.toHaveBeenCalled();
  await server.inject('/first.svg');
  expect(draw).toHaveBeenCalledOnce();
});
