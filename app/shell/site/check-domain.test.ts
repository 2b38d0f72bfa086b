// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '#app/platform/create-platform.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import { createModals } from '../modals/modal-store.ts';
import { checkDomain } from './check-domain.ts';

afterEach(() => vi.unstubAllGlobals());

async function check(answer: () => Response): Promise<{ asked: string[]; stopped: boolean }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${request.url}`);
    return answer();
  });
  const platform = createPlatform({ url: 'https://api.example', token: () => null, language: () => 'en' });
  const modals = createModals();
  await checkDomain({ platform, modals });
  return { asked, stopped: modals.store.getState().open.includes(WRONG_DOMAIN) };
}

const refused = (errorCode: string) => Response.json({ success: false, message: 'No.', errorCode }, { status: 403 });

it('stops the visit on a domain that the platform does not know', async () => {
  expect(await check(() => refused('domain_unknown'))).toEqual({
    asked: ['GET https://api.example/wps/system/domainRoute?domain=localhost'],
    stopped: true,
  });
});

it.each([
  ['knows the domain', () => Response.json({ success: true, value: { domain: '' } })],
  ['refuses for another reason', () => refused('internal')],
  ['sends an unreadable answer', () => new Response('<html>')],
])('lets the visit continue when the platform %s', async (_what, answer) => {
  expect((await check(answer)).stopped).toBe(false);
});
