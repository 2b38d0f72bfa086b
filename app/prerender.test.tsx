import { expect, it } from 'vitest';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { testBrand } from './brand/brand.fixture.ts';
import { prerender } from './prerender.tsx';
import { defineFeature } from './shell/slots/define-feature.ts';

const broken = () => {
  throw new TypeError('Invalid URL');
};

function render(Page: () => string) {
  const news = defineFeature({ name: 'news', module: null }, ({ screen }) => ({
    routes: [
      {
        path: '/news',
        view: 'news',
        access: 'public',
        layout: 'site',
        title: 'entry.title',
        screen: screen(async () => Page),
      },
    ],
  }));
  const words = { shell: shellWords, news: { entry: { title: 'News' } } };
  return prerender({ brand: testBrand, features: [news], code: 'EN', words, paths: ['/news'] });
}

it('renders a page with its title', async () => {
  const [page] = await render(() => 'Read all about it');
  expect(page).toMatchObject({ path: '/news', title: `News · ${testBrand.name}` });
  expect(page?.html).toContain('Read all about it');
});

it('fails on a page that fails, which React would leave empty', async () => {
  await expect(render(broken)).rejects.toThrow('/news');
});
