import { expect, it } from 'vitest';
import { chatAddress } from './chat-address.ts';

const places = { site: 'https://aurora.example', platform: '', origins: ['https://chat.example'] };

it.each([
  ['/sandbox/chat/?lang=EN', 'https://aurora.example/sandbox/chat/?lang=EN'],
  ['https://chat.example/room/7', 'https://chat.example/room/7'],
  ['https://chat.example.evil.example/', null],
  ['https://chat.example:8443/', null],
  ['http://chat.example/', null],
  ['//evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://chat.example/7', null],
  ['https://', null],
])('opens %s at %s', (chatUrl, address) => expect(chatAddress(chatUrl, places)).toBe(address));

it('resolves a path against the platform’s origin', () => {
  expect(chatAddress('/chat', { ...places, platform: 'https://api.example' })).toBe('https://api.example/chat');
  expect(chatAddress('https://aurora.example/chat', { ...places, platform: 'https://api.example' })).toBe(null);
});
