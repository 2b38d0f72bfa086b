// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ZONES, moveDevice } from '#app/clock/device-zones.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { systemStatusKey } from './status-query.ts';
import { openStatus } from './system-status.fixture.ts';
import { useMerchantZone } from './use-merchant-zone.ts';

function Zone() {
  return <p>{useMerchantZone()}</p>;
}

/** Shows the zone once the platform has named these; undefined where it names none. */
function show(named: { member?: string; status?: string }) {
  const { calls } = fakePlatform({});
  showInSite(<Zone />, {
    at: '/index',
    words: {},
    prepare: ({ session, queries }) => {
      const status = named.status === undefined ? openStatus : { ...openStatus, timeZone: named.status };
      queries.setQueryData(systemStatusKey, status);
      if (named.member !== undefined)
        session.store.setState({ status: 'member', member: { ...member, timeZone: named.member } });
    },
  });
  return calls;
}

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe.each(DEVICE_ZONES)('the merchant’s zone on a device in %s', (device) => {
  it('is the one of the log-in, or of the status before it, and asks for nothing', () => {
    moveDevice(device);
    expect(show({ member: 'Asia/Tokyo', status: 'America/Lima' })).toEqual([]);
    expect(screen.getByText('Asia/Tokyo')).toBeDefined();
    cleanup();
    show({ status: 'America/Lima' });
    expect(screen.getByText('America/Lima')).toBeDefined();
  });

  it('is UTC for a zone that the browser does not know, and the device’s where the platform names none', () => {
    moveDevice(device);
    show({ status: 'Moon/Crater' });
    expect(screen.getByText('UTC')).toBeDefined();
    cleanup();
    show({});
    expect(screen.getByText(device)).toBeDefined();
  });
});
