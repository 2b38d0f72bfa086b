// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from './system-status.fixture.ts';
import { SystemStatusGate } from './system-status-gate.tsx';
import { useImageAddress } from './use-image-address.ts';

const OWN = 'https://platform.example';
const KNOWN = ['https://a.example', 'https://b.example'];

function Address() {
  return <p>{useImageAddress()('/img/1.svg')}</p>;
}

function show(named: readonly string[], imageCdns: string[]) {
  fakePlatform({ systemStatus: () => ({ ...openStatus, imageCDNs: [...named] }) });
  showInSite(
    <SystemStatusGate>
      <Address />
    </SystemStatusGate>,
    { at: '/index', words: {}, brand: { platform: { ...testBrand.platform, imageCdns } } },
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes pictures from the host that the platform names', async () => {
  show(['https://b.example'], KNOWN);
  expect(await screen.findByText('https://b.example/img/1.svg')).toBeDefined();
});

it('ignores a host that the brand does not list', async () => {
  show(['https://elsewhere.example'], ['https://a.example']);
  expect(await screen.findByText('https://a.example/img/1.svg')).toBeDefined();
});

it('falls back to the platform itself', async () => {
  show([], []);
  expect(await screen.findByText(`${OWN}/img/1.svg`)).toBeDefined();
});

it.each([
  [0, 0.5],
  [0.25, 0.75],
])('takes another host in a visit with another seed, and keeps it within the visit (%d, %d)', async (...seeds) => {
  const taken = [];
  for (const seed of [seeds[0], seeds[0], seeds[1]]) {
    sessionStorage.setItem('visit-seed', String(seed));
    show([], KNOWN);
    taken.push((await screen.findByText(/img\/1\.svg/)).textContent);
    cleanup();
  }
  expect(taken[1]).toBe(taken[0]);
  expect(new Set(taken)).toEqual(new Set(KNOWN.map((host) => `${host}/img/1.svg`)));
});
