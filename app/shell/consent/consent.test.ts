// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { deviceStorage } from '#app/storage/storage.ts';
import { CONSENT_KEY, CONSENT_LIFETIME, purposesOf, readConsent, storeConsent } from './consent.ts';

const BOTH = ['reports', 'statistics'] as const;
const date = Date.UTC(2026, 0, 15, 8);

afterEach(() => localStorage.clear());

it.each(['accepted', 'rejected'] as const)('remembers with its date that a visitor %s', (answer) => {
  storeConsent(deviceStorage, { answer, date }, BOTH);
  expect(localStorage.getItem(CONSENT_KEY)).toBe(`${answer} 2026-01-15T08:00:00.000Z reports,statistics`);
  expect(readConsent(deviceStorage, date + 1000, BOTH)).toEqual({ answer, date });
});

it('forgets an answer after six months', () => {
  storeConsent(deviceStorage, { answer: 'rejected', date }, BOTH);
  expect(readConsent(deviceStorage, date + CONSENT_LIFETIME - 1, BOTH)).not.toBeNull();
  expect(readConsent(deviceStorage, date + CONSENT_LIFETIME, BOTH)).toBeNull();
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
  expect(readConsent(deviceStorage, date, ['statistics'])).toBeNull();
});

it('counts for what was asked, and an answer of a site that asked for statistics alone for these', () => {
  storeConsent(deviceStorage, { answer: 'accepted', date }, ['statistics']);
  expect(readConsent(deviceStorage, date, ['statistics'])).not.toBeNull();
  expect(readConsent(deviceStorage, date, BOTH)).toBeNull();
  localStorage.setItem(CONSENT_KEY, 'accepted 2026-01-15T08:00:00.000Z');
  expect(readConsent(deviceStorage, date, ['statistics'])).not.toBeNull();
  expect(readConsent(deviceStorage, date, ['reports'])).toBeNull();
});

it('is asked for statistics, and for reports where the brand says so', () => {
  const reports = { url: 'https://reports.example', format: 'json', sample: 1 } as const;
  const analytics = { gtagId: 'G-BRAND1' };
  expect(purposesOf({ analytics, reports: { ...reports, consent: true } })).toEqual(BOTH);
  expect(purposesOf({ analytics, reports: { ...reports, consent: false } })).toEqual(['statistics']);
  expect(purposesOf({ analytics: { gtagId: null }, reports: { ...reports, consent: true } })).toEqual(['reports']);
  expect(purposesOf({ analytics: { gtagId: null } })).toEqual([]);
});
