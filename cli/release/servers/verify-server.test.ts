import { expect, it } from 'vitest';
import { addressOf } from './verify-server.ts';

it.each([
  [{ host: 'deploy@web1.example', listen: '80' }, 'http://web1.example/'],
  [{ host: 'web1.example', listen: '10.0.0.1:8080' }, 'http://web1.example:8080/'],
  [{ host: 'web1', listen: '[::]:8080' }, 'http://web1:8080/'],
  [{ host: 'web1', listen: '80', verify: 'https://10.0.0.1' }, 'https://10.0.0.1/'],
])('the web server of %j is at %s', (server, address) => {
  expect(addressOf(server).href).toBe(address);
});
