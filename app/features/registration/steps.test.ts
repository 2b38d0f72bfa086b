import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyField, rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { type CheckContext, shownFields } from './rules/check-all.ts';
import { stepsOf } from './steps.ts';

const byName: CheckContext = {
  settings,
  account: ['username', 'password', 'confirmPassword'],
  ownNumber: false,
  minimumAge: 18,
  today: new Date(2026, 10, 21),
};

describe('stepsOf', () => {
  it('keeps a short form on one step', () => {
    expect(stepsOf(byName)).toEqual([
      { name: 'account', fields: ['username', 'password', 'confirmPassword', 'birthday', 'email'] },
    ]);
  });

  it('splits a long form into steps: the account, the person, how to reach them', () => {
    const steps = stepsOf({ ...byName, settings: everyField(rule({})) });
    expect(steps.map(({ name }) => name)).toEqual(['account', 'person', 'contact']);
    expect(steps[1]?.fields).toEqual(['payeeName', 'birthday', 'idNumber']);
    expect(steps.at(-1)?.fields.at(-1)).toBe('captcha');
  });

  // @proves 5.30
  it('starts with the mobile number if the account is made of it', () => {
    const mobile: CheckContext = { ...byName, account: ['mobileNum', 'password', 'confirmPassword'], ownNumber: true };
    const [first] = stepsOf({ ...mobile, settings: everyField(rule({})) });
    expect(first?.fields).toEqual(['mobileNum', 'password', 'confirmPassword', 'paymentPassword']);
  });

  it('shows every field once, whatever the rules are', () => {
    const rules = fc.record({ enabled: fc.boolean(), required: fc.boolean() });
    fc.assert(
      fc.property(fc.array(rules, { minLength: 16, maxLength: 16 }), (given) => {
        const all = everyField(rule({}));
        const mixed = Object.assign(
          all,
          Object.fromEntries(Object.keys(all).map((name, place) => [name, rule(given[place] ?? {})])),
        );
        const context = { ...byName, settings: mixed };
        const fields = stepsOf(context).flatMap((step) => step.fields);
        expect(fields.toSorted()).toEqual(shownFields(context).toSorted());
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});
