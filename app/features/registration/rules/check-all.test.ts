import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField, lengthHint } from '#app/kinds/account-fields/check-field.ts';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import words from '#locales/EN/registration.json' with { type: 'json' };
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { checkAll, checkValue, shownFields } from './check-all.ts';
import { fieldNames } from './fields.ts';

const account = ['username', 'password', 'confirmPassword'] as const;
const context = { settings, account, ownNumber: false, minimumAge: 21, today: new Date(2026, 10, 21) };
const values = { ...emptyValues(), username: 'player7', password: 'Sandbox1!', confirmPassword: 'Sandbox1!' };

function emptyValues() {
  return Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<(typeof fieldNames)[number], string>;
}

describe('checkField', () => {
  // @proves 5.12
  it('accepts an empty field that is optional', () => {
    expect(checkField('', rule({ required: false }))).toBeUndefined();
    expect(checkField('', rule({}))).toEqual({ key: 'fault.required' });
  });

  it('counts blanks as empty, whatever the pattern accepts', () => {
    const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\u3000', '\u200b', '\u2800') });
    fc.assert(
      fc.property(blanks, fc.constantFrom(...Object.values(patterns)), (text, acceptedPattern) => {
        expect(checkField(text, rule({ acceptedPattern }))).toEqual({ key: 'fault.required' });
        expect(checkField(text, rule({ acceptedPattern, required: false }))).toBeUndefined();
      }),
    );
  });

  // @proves 5.12
  it('puts the limits of the length into the message', () => {
    expect(checkField('ab', rule({ minLength: 6, maxLength: 16 }))).toEqual({
      key: 'fault.length',
      values: { min: 6, max: 16, count: 16 },
    });
    expect(checkField('ab', rule({ minLength: 6, maxLength: 6 }))?.key).toBe('fault.exactLength');
    expect(checkField('ab', rule({ minLength: 6, maxLength: 0 }))?.key).toBe('fault.minLength');
    expect(checkField('abc', rule({ minLength: 0, maxLength: 2 }))?.key).toBe('fault.maxLength');
  });

  // @proves 5.12
  it('counts characters as a person does', () => {
    expect(checkField('𠮷野', rule({ minLength: 3, maxLength: 4 }))?.key).toBe('fault.length');
    expect(checkField('𠮷野', rule({ maxLength: 2 }))).toBeUndefined();
  });

  // @proves 5.15
  it('has a message for every pattern of the specification', () => {
    const { any: _any, ...named } = patterns;
    expect(Object.keys(words.pattern).sort()).toEqual([...Object.keys(named), 'other'].sort());
  });

  it('ignores contradictory limits', () => {
    expect(checkField('abcdef', rule({ minLength: 3, maxLength: 2 }))).toBeUndefined();
    expect(lengthHint(rule({ minLength: 0, maxLength: 255 }))).toBeUndefined();
  });

  // @proves 5.12
  it('handles every rule and every value', () => {
    const rules = fc.record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      acceptedPattern: fc.oneof(fc.string(), fc.constantFrom(...Object.values(patterns))),
      minLength: fc.nat(300),
      maxLength: fc.nat(300),
    });
    fc.assert(fc.property(rules, fc.string({ maxLength: 255 }), (any, value) => void checkField(value, any)));
  });
});

describe('checkAll', () => {
  // @proves 5.11
  it('shows the fields that the platform switched on, in the order of the form', () => {
    expect(shownFields(context)).toEqual(['username', 'password', 'confirmPassword', 'birthday', 'email']);
  });

  // @proves 5.12
  it('finds all errors in one pass', () => {
    expect(Object.keys(checkAll(emptyValues(), context))).toEqual([
      'username',
      'password',
      'confirmPassword',
      'birthday',
    ]);
    expect(checkAll({ ...values, birthday: '14-08-1996' }, context)).toEqual({});
  });

  // @proves 5.29
  it('takes a birthday as the pattern of its rule has it written', () => {
    const under = (acceptedPattern: string) => ({ settings: { ...settings, birthday: rule({ acceptedPattern }) } });
    const faultOf = (birthday: string, acceptedPattern: string) =>
      checkValue('birthday', { ...values, birthday }, { ...context, ...under(acceptedPattern) })?.key;
    expect(faultOf('12-31-1990', patterns.dateMonthFirst)).toBeUndefined();
    expect(faultOf('1990-12-31', patterns.dateYearFirst)).toBeUndefined();
    expect(faultOf('31-12-1990', patterns.dateYearFirst)).toBe('fault.birthdayYearFirst');
    expect(faultOf('31-12-1990', patterns.any)).toBeUndefined();
  });

  // @proves 5.13
  it('checks the birthday against the brand’s age limit, and the confirmation against the password', () => {
    expect(checkValue('birthday', { ...values, birthday: '14-08-2010' }, context)).toEqual({
      key: 'fault.age',
      values: { age: 21 },
    });
    expect(checkValue('confirmPassword', { ...values, confirmPassword: 'x' }, context)?.key).toBe('fault.confirm');
  });
});
