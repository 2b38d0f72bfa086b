// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { SystemStatusGate } from '../notices/system-status-gate.tsx';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from './system-status.fixture.ts';
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
  vi.restoreAllMocks();
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

it('draws a host with each load of the page', async () => {
  const load = async (at: number) => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(at);
    show([], KNOWN);
    const address = (await screen.findByText(/img\/1\.svg/)).textContent;
    cleanup();
    return address;
  };
  const first = await load(1_780_000_000_000.25);
  expect(await load(1_780_000_000_000.75)).toBe(first);
  const second = await load(1_780_000_000_001);
  expect([first, second].toSorted()).toEqual(KNOWN.map((host) => `${host}/img/1.svg`));
});
