// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { systemStatusKey } from '#app/shell/status/status-query.ts';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/account.json' with { type: 'json' };
import { useAccountLinks } from './use-account-links.ts';

afterEach(cleanup);

function Links() {
  return useAccountLinks().map(({ label, to }) => (
    <a key={label} href={to}>
      {label}
    </a>
  ));
}

const own = { blog: 'https://blog.brand.example' };

// @proves 2.41
it.each([
  [
    [{ resourceType: 'blog', labelNameEn: 'News', url: 'https://news.example/' }],
    {},
    ['News', 'https://news.example/'],
  ],
  [[{ resourceType: 'blog', url: 'https://news.example/' }], own, ['Blog', 'https://news.example/']],
  [[{ resourceType: 'blog', labelNameEn: 'News', url: 'javascript:1' }], own, ['Blog', `${own.blog}/`]],
  [[{ resourceType: 'androidApp', url: 'https://get.example/' }], own, ['Blog', `${own.blog}/`]],
])('links to the platform’s blog, or else to the brand’s: %j', (resources, brand, [name = '', url]) => {
  showInSite(<Links />, {
    at: '/index',
    words: { account: words },
    brand: { resources: brand },
    prepare: ({ queries }) => queries.setQueryData(systemStatusKey, { ...openStatus, resources }),
  });
  expect(screen.getByRole<HTMLAnchorElement>('link', { name }).href).toBe(url);
});

// @proves 2.41
it('has no blog entry without a blog', () => {
  showInSite(<Links />, {
    at: '/index',
    words: { account: words },
    brand: { resources: {} },
    prepare: ({ queries }) => queries.setQueryData(systemStatusKey, openStatus),
  });
  expect(screen.queryByRole('link', { name: words.link.blog })).toBeNull();
});
