import { describe, expect, it } from 'vitest';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { applyRefusal } from './platform-faults.ts';
import { blurField, createRegistration, setField } from './register-draft.ts';

const account = ['username', 'password', 'confirmPassword'] as const;
const context = { settings, account, ownNumber: false, minimumAge: 21, today: new Date(2026, 10, 21) };
const refusal = (...fields: object[]) => new PlatformError('refused', { value: { fields } });

describe('takeRefusal', () => {
  // @proves 5.18
  it.each([
    [{ name: 'username', rule: 'taken' }, { username: { key: 'fault.taken' } }],
    [{ name: 'email', rule: 'taken' }, { email: { key: 'fault.inUse' } }],
    [{ name: 'birthday', rule: 'age' }, { birthday: { key: 'fault.age', values: { age: 21 } } }],
    [
      { name: 'username', rule: 'length' },
      { username: { key: 'fault.length', values: { min: 6, max: 16, count: 16 } } },
    ],
    [{ name: 'confirmPassword', rule: 'mismatch' }, { confirmPassword: { key: 'fault.confirm' } }],
    [{ name: 'password', rule: 'new' }, { password: { key: 'pattern.other' } }],
  ])('is said beside its field: %j', (field, faults) => {
    const draft = createRegistration();
    expect(applyRefusal(draft, refusal(field), context)).toBe(true);
    expect(draft.faults).toEqual(faults);
  });

  it('says of a payment password that the platform refuses that it is easy to guess', () => {
    const draft = createRegistration();
    const asking = { ...context, settings: { ...settings, paymentPassword: rule({}) } };
    expect(applyRefusal(draft, refusal({ name: 'paymentPassword', rule: 'pattern' }), asking)).toBe(true);
    expect(draft.faults).toEqual({ paymentPassword: { key: 'fault.easy' } });
  });

  // @proves 5.18
  it.each([
    ['a field that is not shown', refusal({ name: 'affiliateCode', rule: 'mismatch' })],
    ['no field', refusal()],
    ['nothing known', refusal({ name: '__proto__', rule: 'taken' })],
    ['another problem', new TypeError('x')],
  ])('has to be said elsewhere when it is about %s', (_what, problem) => {
    expect(applyRefusal(createRegistration(), problem, context)).toBe(false);
  });

  it('keeps an error until the text changes', () => {
    const draft = createRegistration();
    setField(draft, 'username', 'player1', context);
    applyRefusal(draft, refusal({ name: 'username', rule: 'taken' }), context);
    blurField(draft, 'username', context);
    expect(draft.faults).toEqual({ username: { key: 'fault.taken' } });
    setField(draft, 'username', 'player12', context);
    expect(draft.faults).toEqual({});
  });

  // @proves 5.4
  it('clears the captcha', () => {
    const draft = createRegistration();
    draft.values.captcha = '1234';
    applyRefusal(draft, new PlatformError('failed'), context);
    expect(draft.values.captcha).toBe('');
  });
});
