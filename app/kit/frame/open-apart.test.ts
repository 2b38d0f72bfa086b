// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openApart } from './open-apart.ts';

const ADDRESS = 'https://site.example/sandbox/game/';

afterEach(() => vi.unstubAllGlobals());

/** A window as the browser opens it, with a copy of this page's session storage. */
function blankWindow() {
  const order: string[] = [];
  const opened = {
    opener: {} as unknown,
    sessionStorage: { clear: () => void order.push('emptied') },
    location: { href: 'about:blank', replace: (address: string) => void order.push(address) },
  };
  vi.stubGlobal('open', () => opened);
  return { opened, order };
}

it('empties the copy of the session storage before the address is loaded', () => {
  const { opened, order } = blankWindow();
  expect(openApart(ADDRESS)).toBe(opened);
  expect(order).toEqual(['emptied', ADDRESS]);
  expect(opened.opener).toBeNull();
});

it('opens the address also where storage is forbidden', () => {
  const { opened, order } = blankWindow();
  opened.sessionStorage.clear = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  openApart(ADDRESS);
  expect([order, opened.opener]).toEqual([[ADDRESS], null]);
});

it('loads the address in a window of that name which shows a page of another origin', () => {
  const replace = vi.fn();
  const refuse = () => {
    throw new DOMException('Blocked a frame.', 'SecurityError');
  };
  vi.stubGlobal('open', () => ({
    location: Object.defineProperty({ replace }, 'href', { get: refuse }),
    get sessionStorage() {
      return refuse();
    },
    set opener(_none: null) {
      refuse();
    },
  }));
  openApart(ADDRESS, 'live-chat');
  expect(replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

it('is null where the browser blocks it', () => {
  vi.stubGlobal('open', () => null);
  expect(openApart(ADDRESS)).toBeNull();
});
