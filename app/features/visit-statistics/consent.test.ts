// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { deviceStorage } from '#app/storage/storage.ts';
import { CONSENT_KEY, CONSENT_LIFETIME, readConsent, storeConsent } from './consent.ts';

const date = Date.UTC(2026, 0, 15, 8);

afterEach(() => localStorage.clear());

it.each(['accepted', 'rejected'] as const)('remembers with its date that a visitor %s', (answer) => {
  storeConsent(deviceStorage, { answer, date });
  expect(localStorage.getItem(CONSENT_KEY)).toBe(`${answer} 2026-01-15T08:00:00.000Z`);
  expect(readConsent(deviceStorage, date + 1000)).toEqual({ answer, date });
});

it('forgets an answer after six months', () => {
  storeConsent(deviceStorage, { answer: 'rejected', date });
  expect(readConsent(deviceStorage, date + CONSENT_LIFETIME - 1)).not.toBeNull();
  expect(readConsent(deviceStorage, date + CONSENT_LIFETIME)).toBeNull();
});

it.each([
  'accepted',
  'accepted yesterday',
  'perhaps 2026-01-15T08:00:00.000Z',
  '{"answer":"accepted"}',
  '',
  'accepted 2999-01-15T08:00:00.000Z',
])('is no answer: %j', (text) => {
  localStorage.setItem(CONSENT_KEY, text);
  expect(readConsent(deviceStorage, date)).toBeNull();
});
