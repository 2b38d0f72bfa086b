// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { systemStatusKey } from '#app/shell/status/status-query.ts';
import words from '#locales/EN/home.json' with { type: 'json' };
import { AppCard } from './app-card.tsx';

function show(resources: { resourceType: string; url: string }[], own = {}) {
  answering({});
  showInSite(<AppCard />, {
    at: '/index',
    words: { home: words },
    brand: { resources: own },
    prepare: ({ queries }) => queries.setQueryData(systemStatusKey, { status: 0, resources }),
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 2.33
it('shows a QR code and a link for each web address from the platform', () => {
  show([
    { resourceType: 'androidApp', url: 'https://get.specimen.example/app.apk' },
    { resourceType: 'mobileConfig', url: 'javascript:alert(1)' },
  ]);
  expect(screen.getByRole('img', { name: 'Android app' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://get.specimen.example/app.apk',
  ]);
});

it('is hidden when the platform has no app', () => {
  show([{ resourceType: 'blog', url: 'https://blog.specimen.example' }]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows the brand’s own app when the platform names none', () => {
  show([], { androidApp: 'https://get.own.example/app.apk' });
  expect(screen.getByRole('link', { name: 'Android app' }).getAttribute('href')).toBe(
    'https://get.own.example/app.apk',
  );
});
