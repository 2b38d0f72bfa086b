// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import type { BotChecker } from './bot-checker.ts';
import { useBotCheck } from './use-bot-check.ts';

afterEach(cleanup);

const featureWith = (load: () => Promise<BotChecker>) =>
  defineFeature({ module: null, name: 'bot' }, () => ({ botChecks: [{ order: 10, load }] }));

/** What a form would get to send along, or the problem that it would show. */
async function proofWith(loads: (() => Promise<BotChecker>)[]): Promise<unknown> {
  const told = vi.fn();
  function Form() {
    const { check } = useBotCheck();
    useEffect(() => void check('login').then(told, told), [check]);
    return null;
  }
  showInSite(<Form />, { at: '/login', words: {}, features: loads.map(featureWith) });
  await waitFor(() => expect(told).toHaveBeenCalled());
  return told.mock.calls[0]?.[0];
}

it('sends no field where the brand has no bot check', async () => {
  expect(await proofWith([])).toEqual({});
});

it('sends what the brand’s bot check proves, for the action and in the language of the person', async () => {
  const checker: BotChecker = async ({ action, language, brand }) => `${action} ${language} ${brand.id}`;
  expect(await proofWith([async () => checker])).toEqual({ botCheck: 'login en specimen' });
});

it('says in words that the check failed when its script cannot be had or breaks', async () => {
  const broken = await proofWith([() => Promise.reject(new Error('blocked'))]);
  expect(broken).toMatchObject({ kind: 'refused', details: { errorCode: 'bot_check_failed' } });
});

it('lets through what the platform itself said of the challenge', async () => {
  const busy = new PlatformError('busy', { retryAfter: 9 });
  expect(await proofWith([async () => () => Promise.reject(busy)])).toBe(busy);
});
