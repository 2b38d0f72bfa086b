import { describe, expect, it } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { checkChange, platformFaults } from './check-change.ts';

const rule = { enabled: true, required: true, acceptedPattern: '^[a-z]+$', minLength: 4, maxLength: 8 };
const change = (newPassword: string, confirmNewPassword = newPassword, oldPassword = 'former') =>
  checkChange({ oldPassword, newPassword, confirmNewPassword }, rule);

describe('the change of a password', () => {
  // @proves 5.10
  it('needs a new password that follows the password rule', () => {
    expect(change('')).toMatchObject({ newPassword: { key: 'fault.required' } });
    const length = { key: 'fault.length', values: { min: 4, max: 8, count: 8 } };
    expect(change('abc').newPassword).toEqual(length);
    expect(change('ABCDE').newPassword).toEqual({ key: 'pattern.other', length });
    expect(change('fresh')).toEqual({});
  });

  // @proves 5.10
  it('needs a matching confirmation, and a password that differs from the old one', () => {
    expect(change('fresh', 'frosh')).toEqual({ confirmNewPassword: { key: 'fault.confirm' } });
    expect(change('former')).toEqual({ newPassword: { key: 'fault.same' } });
    expect(change('fresh', 'fresh', '')).toEqual({ oldPassword: { key: 'fault.required' } });
  });

  it('shows the platform’s message for a field, and nothing for other refusals', () => {
    const fields = [
      { name: 'oldPassword', rule: 'wrong' },
      { name: 'newPassword', rule: 'length' },
    ];
    expect(platformFaults(new PlatformError('refused', { value: { fields } }), rule)).toEqual({
      oldPassword: { key: 'fault.wrong' },
      newPassword: { key: 'fault.length', values: { min: 4, max: 8, count: 8 } },
    });
    expect(platformFaults(new PlatformError('failed'), rule)).toEqual({});
  });
});
