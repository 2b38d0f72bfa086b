// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatform } from '#app/platform/create-platform.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { createSession } from '#app/session/create-session.ts';
import { member } from '#app/session/member.fixture.ts';
import { createSessionToken, TOKEN_KEY } from '#app/session/session-token.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { confirm, hideWhileAway } from './hide-while-away.ts';

let stop: () => void;
let done: string[];
/** Ends what the tab does when it comes back. */
let confirmed: () => void;

beforeEach(() => {
  done = [];
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  delete document.documentElement.dataset['away'];
});

const isHidden = () => document.documentElement.dataset['away'] !== undefined;
const pass = (type: 'pagehide' | 'pageshow', persisted = true) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

async function openPage(token?: string) {
  const own = createSessionToken(tabStorage);
  if (token) own.write(token);
  const platform = createPlatform({ url: 'https://platform.example', token: own.read, language: () => 'en' });
  const session = createSession(platform, own);
  await session.restore();
  stop = hideWhileAway(session, {
    leave: () => void done.push('left'),
    comeBack: () => {
      done.push('came back');
      return new Promise((resolve) => {
        confirmed = resolve;
      });
    },
  });
  return session;
}

it('a page with a session that is kept for Back stays hidden until the platform has confirmed the session', async () => {
  fakePlatform({ memberInfo: () => member });
  await openPage('T1');
  expect(tabStorage.getItem(TOKEN_KEY)).toBe('T1');
  pass('pagehide');
  expect([isHidden(), done]).toEqual([true, ['left']]);
  pass('pageshow');
  expect([isHidden(), done]).toEqual([true, ['left', 'came back']]);
  confirmed();
  await expect.poll(isHidden).toBe(false);
});

it('a visitor’s page is never hidden, and a freshly loaded page does not check the session', async () => {
  fakePlatform({});
  await openPage();
  pass('pagehide');
  expect(isHidden()).toBe(false);
  pass('pageshow', false);
  expect(done).toEqual(['left']);
});

it('a session the platform cannot confirm hides its member but keeps its token', async () => {
  let answers = true;
  fakePlatform({ memberInfo: () => (answers ? member : refusal(500)) });
  const session = await openPage('T1');
  expect(session.store.getState()).toMatchObject({ status: 'member', member: { account: 'player1' } });
  answers = false;
  await confirm(session);
  expect(session.store.getState()).toMatchObject({ status: 'unknown', member: null });
  expect(session.token()).toBe('T1');
});
