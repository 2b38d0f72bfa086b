// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/EN/help.json' with { type: 'json' };
import type { SiteBrand } from '../../brand/brand.ts';
import { showInSite } from '../../shell/site/show-in-site.fixture.tsx';
import { HelpPage } from './help-page.tsx';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
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
  it('names each section once as a heading, and leads to it from the contents', () => {
    show('/help');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre');
    const headings = screen.getAllByRole('heading', { level: 2 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(headings.map(({ id }) => `/help#${id}`));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('goes to the anchor of the address, and reads on from its heading', () => {
    show('/help#term');
    expect(scrolled).toHaveBeenCalledWith('term');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms of use' }));
  });

  it('goes to a section that is chosen again', () => {
    show('/help#term');
    scrolled.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'Terms of use' }));
    expect(scrolled).toHaveBeenCalledWith('term');
  });

  it('is content with an anchor that it does not have', () => {
    show('/help#nowhere');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('says what the brand says of itself', () => {
    show('/help', {
      name: 'Harbour',
      legal: {
        minimumAge: 21,
        regulator: { id: 'iga', name: 'Island Gaming Authority', url: 'https://iga.example' },
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
