// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { Problem } from '#schemas/generated/platform.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import { createModals } from '../modals/modal-store.ts';
import { createQueries } from '../site/create-queries.ts';
import { openStatus } from '../status/system-status.fixture.ts';
import { checkDomain } from './check-domain.ts';

const move = vi.fn<(domain: string) => void>();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  move.mockClear();
});

interface Outcome {
  calls: RecordedCall[];
  stopped: boolean;
  movedTo: string | undefined;
}

/** What the first answer leads to. */
async function check(domainRoute: Fake<'domainRoute'>, named = ''): Promise<Outcome> {
  const { calls, begin, outcome } = visit(domainRoute, named);
  await begin(AbortSignal.abort());
  return { calls, ...outcome() };
}

function visit(domainRoute: Fake<'domainRoute'>, named = '') {
  const { calls } = fakePlatform({ domainRoute, systemStatus: () => ({ ...openStatus, domainRoute: named }) });
  const platform = createPlatform({ url: 'https://api.example', token: () => null, language: () => 'en' });
  const modals = createModals();
  const site = { platform, modals, queries: createQueries(), brand: testBrand, move };
  const outcome = () => ({
    stopped: modals.store.getState().open.includes(WRONG_DOMAIN),
    movedTo: move.mock.lastCall?.[0],
  });
  return { calls, outcome, begin: (signal: AbortSignal) => checkDomain(site, signal) };
}

const refused = (errorCode: NonNullable<Problem['errorCode']>) => () => refusal(403, { errorCode });

// @proves 8.45
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

it('moves to the domain that the check answers, before the one of the status', async () => {
  expect(await check(() => ({ domain: 'www.specimen.example' }), 'specimen.example')).toMatchObject({
    movedTo: 'www.specimen.example',
  });
});

it('moves to the domain of the status when the check answers none', async () => {
  expect(await check(() => ({ domain: '' }), 'specimen.example')).toMatchObject({ movedTo: 'specimen.example' });
});

it('asks again while the platform has not answered, and then stops the visit after all', async () => {
  vi.useFakeTimers();
  const answers = [() => refusal(500), () => new Response('<html>'), refused('domain_unknown')];
  const { calls, begin, outcome } = visit(() => answers.shift()?.() ?? refusal(500));
  const over = new AbortController();
  const checked = begin(over.signal);
  const stopsLater = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return outcome().stopped;
  };
  await expect.poll(stopsLater).toBe(true);
  await checked;
  expect(calls).toHaveLength(3);
});

it('asks once when the platform has refused for another reason', async () => {
  const { calls, begin } = visit(refused('internal'));
  await begin(new AbortController().signal);
  expect(calls).toHaveLength(1);
});
