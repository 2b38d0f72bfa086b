import { expect, it } from 'vitest';
import { packageRoot } from '../../../package-root.ts';
import { openTemplates } from '../../templates.ts';

const write = (proxied: readonly string[]) =>
  openTemplates(packageRoot())('nginx.conf', {
    id: 'acme',
    name: 'Acme',
    domains: 'acme.example',
    proxied,
    socket: '/wps/live',
    locations: [],
  });

it('passes calls and the socket on to a platform that has no address of its own', () => {
  const text = write(['/wps', '/img']);
  expect(text).toContain('upstream platform-acme {');
  expect(text).toContain('location ^~ /wps/ {\n    proxy_pass http://platform-acme;');
  const [, socket = ''] = text.split('location = /wps/live {');
  expect(socket.split('}')[0]).toContain('proxy_set_header Upgrade $http_upgrade;');
});

it('leaves a platform alone that pages reach by themselves', () => {
  expect(write([])).not.toContain('proxy_pass');
});
