// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import type { BotChecker } from '../slots/bot-checker.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { useBotCheck } from './use-bot-check.ts';

afterEach(cleanup);

const featureWith = (load: () => Promise<BotChecker>) =>
  defineFeature({ module: null, name: 'bot' }, () => ({ botChecks: [{ order: 10, load }] }));

/** The fields for the payload, or the error. */
async function proofWith(loads: (() => Promise<BotChecker>)[]): Promise<unknown> {
  const settled = vi.fn();
  function Form() {
    const { check } = useBotCheck();
    useEffect(() => void check('login').then(settled, settled), [check]);
    return null;
  }
  showInSite(<Form />, { at: '/login', words: {}, features: loads.map(featureWith) });
  await waitFor(() => expect(settled).toHaveBeenCalled());
  return settled.mock.calls[0]?.[0];
}

it('sends no field if the brand has no bot check', async () => {
  expect(await proofWith([])).toEqual({});
});

it('sends the bot check’s proof for the action, in the current language', async () => {
  const checker: BotChecker = async ({ action, language, brand }) => `${action} ${language} ${brand.id}`;
  expect(await proofWith([async () => checker])).toEqual({ botCheck: 'login en specimen' });
});

it('reports a failed check when its script does not load or breaks', async () => {
  const broken = await proofWith([() => Promise.reject(new Error('blocked'))]);
  expect(broken).toMatchObject({ kind: 'refused', details: { errorCode: 'bot_check_failed' } });
});

it('passes on the platform’s own error', async () => {
  const busy = new PlatformError('busy', { retryAfter: 9 });
  expect(await proofWith([async () => () => Promise.reject(busy)])).toBe(busy);
});
