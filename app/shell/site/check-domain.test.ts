// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '#app/platform/create-platform.ts';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { Problem } from '#schemas/generated/platform.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import { createModals } from '../modals/modal-store.ts';
import { checkDomain } from './check-domain.ts';

afterEach(() => vi.unstubAllGlobals());

async function check(domainRoute: Fake<'domainRoute'>): Promise<{ calls: RecordedCall[]; stopped: boolean }> {
  const { calls } = fakePlatform({ domainRoute });
  const platform = createPlatform({ url: 'https://api.example', token: () => null, language: () => 'en' });
  const modals = createModals();
  await checkDomain({ platform, modals });
  return { calls, stopped: modals.store.getState().open.includes(WRONG_DOMAIN) };
}

const refused = (errorCode: NonNullable<Problem['errorCode']>) => () => refusal(403, { errorCode });

it('stops the visit on a domain that the platform does not know', async () => {
  expect(await check(refused('domain_unknown'))).toMatchObject({
    calls: [{ id: 'domainRoute', query: { domain: 'localhost' } }],
    stopped: true,
  });
});

it.each([
  ['knows the domain', () => ({ domain: '' })],
  ['refuses for another reason', refused('internal')],
  ['sends an unreadable answer', () => new Response('<html>')],
])('lets the visit continue when the platform %s', async (_what, answer) => {
  expect((await check(answer)).stopped).toBe(false);
});
