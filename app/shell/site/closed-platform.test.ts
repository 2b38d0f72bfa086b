// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { forgotByEmail } from '#app/platform/generated/operations/forgot-by-email.ts';
import { memberInfo } from '#app/platform/generated/operations/member-info.ts';
import { systemStatus } from '#app/platform/generated/operations/system-status.ts';
import { systemStatusKey } from '../status/status-query.ts';
import { createSite } from './create-site.ts';

afterEach(() => vi.unstubAllGlobals());

/** A site whose calls go straight to the client, as a form sends them. */
function siteWith(fakes: Fakes) {
  fakePlatform(fakes);
  const { platform, queries } = createSite({ brand: testBrand, features: [], code: 'EN', first: {} });
  queries.setQueryData(systemStatusKey, { status: 0 });
  return { platform, isOutdated: () => queries.getQueryState(systemStatusKey)?.isInvalidated };
}

it.each([
  ['has status 503', refusal(503)],
  ['says that the platform is in maintenance', refusal(500, { errorCode: 'maintenance' })],
  ['says that the region is restricted', refusal(403, { errorCode: 'region_restricted' })],
  ['says so with a good status', refusal(200, { errorCode: 'maintenance' })],
])('refetches the status when the answer to a read or a send %s', async (_what, answer) => {
  const { platform, isOutdated } = siteWith({
    forgotByEmail: () => answer.clone(),
    memberInfo: () => answer.clone(),
  });
  await forgotByEmail(platform, { username: 'player1', email: 'player1@players.example' }).catch(() => undefined);
  expect(isOutdated()).toBe(true);
  const reads = siteWith({ memberInfo: () => answer.clone() });
  await memberInfo(reads.platform).catch(() => undefined);
  expect(reads.isOutdated()).toBe(true);
});

it('does not refetch the status after other failures', async () => {
  const { platform, isOutdated } = siteWith({ memberInfo: () => refusal(500) });
  await memberInfo(platform).catch(() => undefined);
  expect(isOutdated()).toBe(false);
});

it('does not refetch the status because the status failed', async () => {
  const { platform, isOutdated } = siteWith({ systemStatus: () => refusal(503) });
  await systemStatus(platform).catch(() => undefined);
  expect(isOutdated()).toBe(false);
});
