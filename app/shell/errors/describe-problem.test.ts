import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { lookUpIn } from '#app/language/look-up.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import words from '#locales/EN/shell.json' with { type: 'json' };
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { describeProblem, describeRefusals } from './describe-problem.ts';

const files = import.meta.glob<{ refused?: object }>('/locales/EN/*.json', { import: 'default', eager: true });

const i18n = i18next.createInstance();
void i18n.init({ lng: 'en', defaultNS: 'shell', initAsync: false, resources: { en: { shell: words } } });
const t = lookUpIn(i18n, 'shell');

describe('describeProblem', () => {
  it.each([
    ['offline', words.error.network],
    ['timeout', words.error.timeout],
    ['unauthorised', words.error.unauthorised],
    ['refused', words.error.unknown],
    ['busy', words.error.busy],
    ['failed', words.error.failed],
    ['broken', words.error.failed],
  ] as const)('has a message for %s', (kind, text) => {
    expect(describeProblem(new PlatformError(kind), t)).toBe(text);
  });

  it.each(['offline', 'timeout', 'failed', 'broken'] as const)('says of an intent that %s leaves it open', (kind) => {
    expect(describeProblem(new PlatformError(kind, { isUnsure: true }), t)).toBe(words.error.unsure);
  });

  it('prefers the site’s own words for the reason', () => {
    const details = { errorCode: 'captcha_wrong', serverMessage: 'Nope.' };
    expect(describeProblem(new PlatformError('unauthorised', details), t)).toBe(words.error.code.captcha_wrong);
  });

  // @proves 8.44
  it('shows the platform’s sentence for an unknown reason', () => {
    const details = { errorCode: 'new_reason', serverMessage: 'Come back on Monday.' };
    expect(describeProblem(new PlatformError('refused', details), t)).toBe('Come back on Monday.');
    expect(describeProblem(new PlatformError('failed', details), t)).toBe(words.error.failed);
  });

  it('prefers the platform’s sentence for a request that is invalid for no named reason', () => {
    const errorCode = 'invalid_request';
    const say = (serverMessage: string) =>
      describeProblem(new PlatformError('refused', { errorCode, serverMessage }), t);
    expect(say('This line is barred.')).toBe('This line is barred.');
    expect(say('')).toBe(words.error.code.invalid_request);
  });

  it('shows it verbatim, unless it is too long to be a sentence', () => {
    const say = (serverMessage: string) =>
      describeProblem(new PlatformError('refused', { errorCode: 'new_reason', serverMessage }), t);
    expect(say('Write {{code}} or $t(error.unknown).')).toBe('Write {{code}} or $t(error.unknown).');
    expect(say('A'.repeat(200_000))).toBe(words.error.unknown);
  });

  it.each(['constructor', '__proto__', 'captcha_wrong.x', ''])('does not treat %j as a known reason', (errorCode) => {
    expect(describeProblem(new PlatformError('refused', { errorCode, serverMessage: 'No.' }), t)).toBe('No.');
  });

  it('leaves out absurdly long waits', () => {
    expect(describeProblem(new PlatformError('busy', { retryAfter: 1e300 }), t)).toBe(words.error.busy);
  });

  it('says how long to wait', () => {
    expect(describeProblem(new PlatformError('busy', { retryAfter: 1 }), t)).toMatch(/1 second\.$/);
    expect(describeProblem(new PlatformError('busy', { retryAfter: 30 }), t)).toMatch(/30 seconds\.$/);
    expect(describeProblem(new PlatformError('busy', { value: { retryAfterSeconds: 300 } }), t)).toMatch(
      /5 minutes\.$/,
    );
  });

  it('has a message for any other error', () => {
    expect(describeProblem(new TypeError('x'), t)).toBe(words.error.unknown);
    expect(describeProblem(undefined, t)).toBe(words.error.unknown);
  });

  // @proves 8.44
  it('has words for every error code of the contract', () => {
    // What the platform lacks has no code of its own: the kind of the failure has the words.
    const codes = contract.components.schemas.ErrorCode.enum.filter((code) => code !== 'unknown_operation');
    // A feature's own error codes have their words in that feature, so sites without it leave them out.
    const refusals = Object.values(files).flatMap(({ refused = {} }) => Object.keys(refused));
    const ofFeatures = refusals.filter((code) => codes.includes(code));
    expect([...new Set([...Object.keys(words.error.code), ...ofFeatures])].sort()).toEqual(codes.toSorted());
  });
});

describe('describeRefusals', () => {
  const described = (errorCode: string, problem = new PlatformError('refused', { errorCode })) =>
    describeRefusals('fee_changed', 'voucher_used')(problem, (key, values) =>
      String(key).startsWith('refused.') ? `own ${key}` : t([key].flat(), values),
    );

  it('says a listed reason in the words of the feature', () => {
    expect(described('voucher_used')).toBe('own refused.voucher_used');
  });

  it('says any other reason as describeProblem does', () => {
    expect(described('captcha_wrong')).toBe(words.error.code.captcha_wrong);
    expect(described('', new PlatformError('offline'))).toBe(words.error.network);
  });
});
