// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteBrand } from '#app/brand/brand.ts';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/help.json' with { type: 'json' };
import { HelpPage } from './help-page.tsx';
import { helpCenterKey } from './use-help-topics.ts';

const scrolled = vi.fn();
let calls: RecordedCall[];
let answer: Fake<'helpCenter'>;

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  answer = () => refusal(404);
  calls = fakePlatform({ helpCenter: (call) => answer(call) }).calls;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at: string, brand: Partial<SiteBrand> = {}) =>
  showInSite(<HelpPage />, { at, words: { help: words }, brand });

describe('HelpPage', () => {
  // @proves 2.3
  it('has one heading per section, and links to it from the contents', () => {
    show('/help');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre');
    const headings = screen.getAllByRole('heading', { level: 2 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(headings.map(({ id }) => `/help#${id}`));
    expect(scrolled).not.toHaveBeenCalled();
  });

  // @proves 2.3
  it('goes to the anchor in the address, and focuses its heading', () => {
    show('/help#term');
    expect(scrolled).toHaveBeenCalledWith('term');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms of use' }));
  });

  it('goes to a section again when it is chosen again', () => {
    show('/help#term');
    scrolled.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'Terms of use' }));
    expect(scrolled).toHaveBeenCalledWith('term');
  });

  // @proves 1.1
  it('shows the platform’s sections, goes to one of them, and keeps the brand’s facts', async () => {
    const sections = [
      { id: 'bonuses', title: 'Bonuses', content: '<p>Each has <b>terms</b>.</p><script>alert(1)</script>' },
      { id: 'about', title: 'Who we are', content: '<p>The platform says so.</p>' },
    ];
    answer = () => ({ path: '/helpmc', sections });
    show('/help#bonuses');
    const heading = await screen.findByRole('heading', { name: 'Bonuses' });
    expect(calls).toMatchObject([{ id: 'helpCenter', query: { lang: 'EN', device: 'WEB' } }]);
    expect(scrolled).toHaveBeenCalledWith('bonuses');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('The platform says so.')).toBeDefined();
    expect(screen.getByText('18 years')).toBeDefined();
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByRole('link', { name: 'Who we are' }).getAttribute('href')).toBe('/help#about');
  });

  it('stays where the reader has scrolled to when more content loads', async () => {
    answer = () => ({ path: '/helpmc', sections: [] });
    const site = show('/help#term');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
    fireEvent.wheel(window);
    const sections = [{ id: 'bonuses', title: 'Bonuses', content: '<p>New</p>' }];
    act(() => void site.queries.setQueryData([...helpCenterKey, 'EN'], { path: '', sections }));
    expect(await screen.findByRole('heading', { name: 'Bonuses' })).toBeDefined();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('falls back to the site’s own text when the platform fails, and says so', async () => {
    show('/help');
    expect(await screen.findByText(words.stale)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Terms of use' })).toBeDefined();
  });

  it('ignores an unknown anchor', () => {
    show('/help#nowhere');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('shows the brand’s facts', () => {
    show('/help', {
      name: 'Harbour',
      legal: {
        minimumAge: 21,
        regulator: {
          id: 'iga',
          name: 'Island Gaming Authority',
          url: 'https://iga.example',
          licenceUrl: null,
          responsibleGaming: null,
        },
        licence: 'IGA-7',
        disclaimer: true,
      },
      support: { email: 'care@harbour.example', phone: '+1 555 0100', url: 'https://help.harbour.example/start' },
    });
    expect(screen.getByText(/^Harbour is an online gaming site/)).toBeDefined();
    expect(screen.getByText('21 years')).toBeDefined();
    expect(screen.getByText('IGA-7')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Island Gaming Authority' }).getAttribute('href')).toBe(
      'https://iga.example',
    );
    expect(screen.getByRole('link', { name: /Telephone/ }).getAttribute('href')).toBe('tel:+15550100');
    expect(screen.getByRole('link', { name: /help\.harbour\.example/ })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|\w+\.rules\.\w+/);
  });
});
