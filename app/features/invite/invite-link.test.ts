import { expect, it } from 'vitest';
import { inviteCodes } from '#app/shell/invite/invite-codes.ts';
import { inviteLink } from './invite-link.ts';

it('opens the registration, which reads the code', () => {
  const link = new URL(inviteLink('https://a.example', '/', 'AB12CD'));
  expect(link.href).toBe('https://a.example/register?referralCode=AB12CD');
  expect(inviteCodes(link.search)).toEqual({ referralCode: 'AB12CD' });
  expect(inviteLink('https://a.example', '/play/', 'AB12CD')).toBe(
    'https://a.example/play/register?referralCode=AB12CD',
  );
});
