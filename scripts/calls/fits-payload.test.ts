import { expect, it } from 'vitest';
import { fieldsOf, fitsPayload } from './fits-payload.ts';

const payload = { clientType: 3, kind: ['A', 'B'], page: '{number}', language: '{language}', 'vendor?': '{text}' };
const sent = { clientType: 3, kind: 'B', page: 1, language: 'EN' };

it('accepts the required fields, with or without the optional ones', () => {
  expect(fitsPayload(payload, sent)).toBe(true);
  expect(fitsPayload(payload, { ...sent, vendor: 'JDW' })).toBe(true);
  expect(fitsPayload({}, {})).toBe(true);
  expect(fitsPayload({ note: '{text or blank}' }, { note: '' })).toBe(true);
});

it.each([
  ['a field too many', { ...sent, more: '1' }],
  ['a field too few', { clientType: 3, kind: 'B', page: 1 }],
  ['another value', { ...sent, clientType: 4 }],
  ['a number as text', { ...sent, clientType: '3' }],
  ['none of several', { ...sent, kind: 'C' }],
  ['no whole number', { ...sent, page: 1.5 }],
  ['a language that nobody has', { ...sent, language: 'en' }],
  ['nothing as text', { ...sent, vendor: '' }],
])('refuses %s', (_, wrong) => {
  expect(fitsPayload(payload, wrong)).toBe(false);
});

it('reads numbers from a query', () => {
  const query = new URLSearchParams('clientType=3&kind=A&page=12&language=EN&vendor=360');
  expect(fitsPayload(payload, fieldsOf(query, payload))).toBe(true);
  const wrong = new URLSearchParams('clientType=3&kind=A&page=two&language=EN');
  expect(fitsPayload(payload, fieldsOf(wrong, payload))).toBe(false);
});

it('compares fields within a field, flags, lists and pictures', () => {
  const nested = { isOn: '{flag}', entries: '{list}', data: { front: '{picture}' } };
  const given = { isOn: false, entries: [0], data: { front: 'data:image/png;base64,AA' } };
  expect(fitsPayload(nested, given)).toBe(true);
  for (const wrong of [
    { isOn: 'false' },
    { entries: [] },
    { data: { front: 'data:image/gif;base64,AA' } },
    { data: { front: given.data.front, back: given.data.front } },
    { data: [] },
    { data: null },
  ])
    expect(fitsPayload(nested, { ...given, ...wrong })).toBe(false);
});
