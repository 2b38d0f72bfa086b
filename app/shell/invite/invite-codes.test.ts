import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inviteCodes, inviteSearch } from './invite-codes.ts';

describe('inviteCodes', () => {
  // @proves 4.30
  it('reads the invite codes and nothing else', () => {
    expect(inviteCodes('?affiliateCode=A1&referralCode=%20R1%20&x=1')).toEqual({
      affiliateCode: 'A1',
      referralCode: 'R1',
    });
    expect(inviteCodes(`?affiliateCode=${'a'.repeat(256)}&referralCode=`)).toEqual({});
  });

  // @proves 4.30
  it('keeps only the codes in the link to the registration', () => {
    expect(inviteSearch('?vassalage=JADE&referralCode=a%26b')).toBe('?referralCode=a%26b');
    expect(inviteSearch('?vassalage=JADE')).toBe('');
  });

  it('handles every query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, rest) => {
        const search = `?referralCode=${code}&${rest}`;
        expect(inviteCodes(inviteSearch(search))).toEqual(inviteCodes(search));
      }),
    );
  });
});
