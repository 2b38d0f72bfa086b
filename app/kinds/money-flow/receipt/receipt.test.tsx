// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { Receipt } from './receipt.tsx';

const words = {
  title: (brand: string) => `Payment at ${brand}`,
  ...{ share: 'Share', copied: 'Copied', notCopied: 'Not copied' },
};
const lines = [
  ['Amount', '€20.00'],
  ['Number', 'D7'],
] as const;
const text = `Payment at ${testBrand.name}\nAmount: €20.00\nNumber: D7`;

function show(more: Partial<Parameters<typeof Receipt>[0]> = {}) {
  const site = showInSite(
    <Receipt icon="check-circle-fill" tone="good" title="It is there" next="Next" words={words} {...more} />,
    {
      at: '/member',
      words: {},
    },
  );
  return () => site.toasts.store.getState().map(({ text: said }) => said);
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }));
const browser = (own: object) => {
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  cleanup();
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

it('says how a payment ended, which assistive technology announces', () => {
  show({ figure: { className: '', money: '€20.00' }, text: 'On your balance.' });
  expect(screen.getByRole('status').textContent).toBe('€20.00It is thereOn your balance.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shares its lines below the name of the site', async () => {
  const share = vi.fn(async () => undefined);
  browser({ share });
  show({ lines });
  press();
  await expect.poll(() => share.mock.calls).toEqual([[{ title: `Payment at ${testBrand.name}`, text }]]);
});

it('takes a closed sheet for no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  browser({ share });
  const said = show({ lines });
  press();
  await expect.poll(() => share.mock.results.length).toBe(1);
  expect(said()).toEqual([]);
});

it('is copied by a browser that cannot share, and says whether it could be', async () => {
  const writeText = vi.fn(async () => undefined);
  browser({ clipboard: { writeText } });
  const said = show({ lines });
  press();
  await expect.poll(said).toEqual(['Copied']);
  expect(writeText.mock.calls).toEqual([[text]]);
  writeText.mockRejectedValueOnce(new Error('forbidden'));
  press();
  await expect.poll(said).toContain('Not copied');
});
