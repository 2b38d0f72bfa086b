// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { frameOrigin, frameSandbox } from './frame-sandbox.ts';

const here = location.origin;

it.each([`${here}/sandbox/game/?session=1`, here, `blob:${here}/1`, 'about:blank', 'data:text/html,x', '/chat', ''])(
  'gives %j an opaque origin',
  (address) => {
    expect(frameSandbox(address).split(' ')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups']);
    expect(frameOrigin(address)).toBe('null');
  },
);

it.each([
  'https://games.example/play',
  'http://localhost:1/x',
  'https://localhost:3000/x',
  'http://sub.localhost:3000/',
])('lets %j keep its own origin', (address) => {
  expect(frameSandbox(address).split(' ')).toContain('allow-same-origin');
  expect(frameOrigin(address)).toBe(new URL(address).origin);
});

it('adds further permissions, and never lets a frame navigate the page', () => {
  expect(frameSandbox('https://games.example/', ['allow-pointer-lock'])).toMatch(/ allow-pointer-lock$/);
  expect(frameSandbox('https://games.example/')).not.toMatch(/top-navigation|modals|downloads|escape/);
});
