import { expect, it, vi } from 'vitest';
import { allowRecaptchaScript } from './recaptcha-script.ts';

it('allows reCAPTCHA’s script, and no other address', () => {
  const createPolicy = vi.fn();
  allowRecaptchaScript({ trustedTypes: { defaultPolicy: null, createPolicy } });
  const [name, { createScriptURL }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  const script = 'https://www.google.com/recaptcha/api.js?onload=a&render=explicit';
  expect(createScriptURL(script)).toBe(script);
  for (const other of [
    'https://www.google.com.evil.example/recaptcha/api.js?',
    'https://evil.example/',
    'data:,alert(1)',
  ])
    expect(() => createScriptURL(other)).toThrow(TypeError);
});

it('does nothing without Trusted Types or when a policy exists', () => {
  allowRecaptchaScript({});
  const createPolicy = vi.fn();
  allowRecaptchaScript({ trustedTypes: { defaultPolicy: {}, createPolicy } });
  expect(createPolicy).not.toHaveBeenCalled();
});
