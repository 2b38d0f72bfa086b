import { expect, it } from 'vitest';
import { changedTexts, markStale, withNewTexts } from './mark-stale.ts';

const kept = { shell: { title: 'aaaa1111', offer: 'bbbb2222' }, deposit: { fee: 'cccc3333' } };
const isRewritten = () => false;

it('finds texts whose English has changed, and no new ones', () => {
  const present = { shell: { title: 'aaaa1111', offer: 'dddd4444', more: 'eeee5555' }, deposit: { fee: 'ffff6666' } };
  expect(changedTexts(kept, present)).toEqual([
    { namespace: 'shell', key: 'offer' },
    { namespace: 'deposit', key: 'fee' },
  ]);
});

it('marks a text with the English that it was made from, however often that changes', () => {
  const once = markStale({}, { kept, present: { ...kept, deposit: { fee: 'ffff6666' } }, isRewritten });
  expect(once).toEqual({ deposit: { fee: 'cccc3333' } });
  const later = {
    kept: { ...kept, deposit: { fee: 'ffff6666' } },
    present: { deposit: { fee: '99999999' } },
    isRewritten,
  };
  expect(markStale(once, later)).toEqual({ deposit: { fee: 'cccc3333' } });
});

it('takes a text off that was written again, whose English is back, or is gone', () => {
  const stale = { shell: { title: '00000000', offer: 'bbbb2222', gone: '11111111' }, deposit: { fee: '22222222' } };
  const again = ({ key }: { key: string }) => key === 'title';
  expect(markStale(stale, { kept, present: kept, isRewritten: again })).toEqual({ deposit: { fee: '22222222' } });
});

it('keeps new texts, and changed ones as they were', () => {
  const present = { shell: { offer: 'dddd4444', more: 'eeee5555' } };
  expect(withNewTexts(kept, present)).toEqual({ shell: { offer: 'bbbb2222', more: 'eeee5555' } });
});
