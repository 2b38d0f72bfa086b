// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { systemStatusKey } from '#app/shell/status/status-query.ts';
import words from '#locales/EN/home.json' with { type: 'json' };
import { AppLinks } from './app-links.tsx';

const own = { androidApp: 'https://get.own.example/app.apk', mobileConfig: 'https://get.own.example/own.mobileconfig' };

function show(brand: Record<string, string>, resources: { resourceType: string; url: string }[]) {
  answering({});
  showInSite(<AppLinks />, {
    at: '/index',
    words: { home: words },
    brand: { resources: brand },
    prepare: ({ queries }) => queries.setQueryData(systemStatusKey, { status: 0, resources }),
  });
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('links to the brand’s Android app and iPhone profile', () => {
  expect(show(own, [])).toEqual([
    ['Android app', own.androidApp],
    ['iPhone profile', own.mobileConfig],
  ]);
});

// @proves 3.32
it('prefers the platform’s addresses, if they are web addresses', () => {
  const sent = [
    { resourceType: 'androidApp', url: 'https://get.platform.example/app.apk' },
    { resourceType: 'mobileConfig', url: 'javascript:alert(1)' },
  ];
  expect(show(own, sent)).toEqual([
    ['Android app', 'https://get.platform.example/app.apk'],
    ['iPhone profile', own.mobileConfig],
  ]);
});

it('is left out when there is no app', () => {
  expect(show({ blog: 'https://blog.own.example' }, [])).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});
