import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '#schemas/reports.schema.json' with { type: 'json' };
import { describeError } from './describe-error.ts';
import { describeRefused } from './describe-refusal.ts';
import { describeViolation } from './describe-violation.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { plainMessage } from './plain-message.ts';

const SCRIPTS = 'https://play.example/assets/';
const here = { feature: 'wallet', page: '/member?page=transferFund' };
const check = new Ajv2020({ strict: false }).compile(schema);
const fits = (report: object) => check({ format: 1, brand: 'acme', build: 'b1', reports: [report] });

/** Texts that a report must not contain, inside other text. */
const hostile = fc
  .tuple(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'player1@mail.example',
      '+63 917 555 0100',
      'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2ln',
      '₱50,000.00',
      'https://play.example/member?token=s3cret',
      'María Santos',
      "reading 'balanceOfAna'",
      '\n    at run (https://play.example/assets/ana-s3cret.js:1:77)',
    ),
    fc.string({ unit: 'binary' }),
  )
  .map((parts) => parts.join(' '));

const wordsOf = (text: string) => (text === '' ? [] : text.split(' '));

describe('a message', () => {
  it('keeps the known words of the engines', () => {
    expect(plainMessage("Cannot read properties of undefined (reading 'balance')")).toBe(
      'cannot read properties of undefined reading …',
    );
    expect(plainMessage('undefined is not an object (evaluating "a.b")')).toBe(
      'undefined is not an object evaluating a …',
    );
    expect(plainMessage('Platform: refused (403)')).toBe('platform refused …');
    expect(plainMessage('')).toBe('');
  });

  it('holds nothing but known words, whatever it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const word of wordsOf(plainMessage(text))) expect(word === '…' || KNOWN_WORDS.has(word)).toBe(true);
      }),
    );
  });

  it('knows no word that could be a name, a number or a part of an address', () => {
    for (const word of KNOWN_WORDS) expect(word).toMatch(/^[a-z']{1,20}$/);
  });
});

describe('an error', () => {
  it('says its kind and its place in the scripts of the site', () => {
    const error = new TypeError('x is not a function');
    error.stack = `TypeError: x is not a function\n    at https://other.example/assets/a.js:1:1\n    at f (${SCRIPTS}wallet-page-1a2b3c4.js:2:345)`;
    expect(describeError(error, SCRIPTS)).toEqual({
      name: 'TypeError',
      message: '… is not a function',
      at: 'wallet-page-1a2b3c4.js:2:345',
    });
    error.name = 'PlatformError';
    expect(describeError(error, SCRIPTS).at).toBeUndefined();
    error.stack = error.stack.replace('TypeError', 'Error');
    expect(describeError(error, SCRIPTS).at).toBe('wallet-page-1a2b3c4.js:2:345');
    error.stack = `f@${SCRIPTS}wallet-page-1a2b3c4.js:2:345\n@${SCRIPTS}entry-1.js:1:1`;
    expect(describeError(error, SCRIPTS).at).toBe('wallet-page-1a2b3c4.js:2:345');
  });

  it('takes no place from its message, which may look like a stack', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const error = new RangeError(text);
        const real = `\n    at f (${SCRIPTS}home-1234567.js:3:4)`;
        error.stack = `RangeError: ${text}${real}`;
        expect(describeError(error, SCRIPTS).at).toBe('home-1234567.js:3:4');
        // The message is changed after the error was thrown.
        error.message = '';
        expect(describeError(error, SCRIPTS).at).toBeUndefined();
      }),
    );
  });

  it('is a whole report, whatever was thrown', () => {
    const thrown = fc.oneof(
      fc.anything(),
      hostile,
      fc
        .tuple(hostile, hostile, hostile)
        .map(([name, message, stack]) => Object.assign(new Error(message), { name, stack })),
    );
    fc.assert(
      fc.property(thrown, (one) => {
        const report = { kind: 'error', ...here, ...describeError(one, SCRIPTS) };
        expect(fits(report), JSON.stringify(report)).toBe(true);
        expect(JSON.stringify(report)).not.toMatch(/ana-s3cret|player1|eyJ|Santos|50,000/);
      }),
    );
  });
});

describe('a violation', () => {
  const of = (blockedURI: string, sourceFile = '') =>
    describeViolation(
      { effectiveDirective: 'img-src', blockedURI, sourceFile, lineNumber: 3, columnNumber: 9 },
      SCRIPTS,
    );

  it.each([
    ['inline', 'inline'],
    ['data', 'data'],
    ['chrome-extension://abcdefgh/x.js', 'chrome-extension'],
    ['https://ana-s3cret.tracker.example:8443/p/7?token=s3cret', 'tracker.example'],
    ['https://10.0.0.7/x', 'other'],
    ['s3cret', 'other'],
    ['', 'other'],
  ])('by %j says %s', (blockedURI, blocked) => {
    expect(of(blockedURI).blocked).toBe(blocked);
  });

  it('says where in the site’s own scripts it arose', () => {
    expect(of('inline', `${SCRIPTS}home-1234567.js`).at).toBe('home-1234567.js:3:9');
    expect(of('inline', 'https://play.example/member?token=s3cret').at).toBeUndefined();
  });

  it('is a whole report, whatever the browser says', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.oneof(hostile, fc.webUrl({ withQueryParameters: true })),
        hostile,
        (directive, blocked, file) => {
          const event = {
            effectiveDirective: directive,
            blockedURI: blocked,
            sourceFile: file,
            lineNumber: 1,
            columnNumber: 1,
          };
          const report = { kind: 'violation', ...here, ...describeViolation(event, SCRIPTS) };
          expect(fits(report), JSON.stringify(report)).toBe(true);
        },
      ),
    );
  });
});

describe('a refused call', () => {
  const refused = { method: 'POST', pathname: '/wps/member/deposit/order', status: 422, code: 'amount_out_of_range' };

  it('says the operation and the code of the contract', () => {
    const told = { operation: 'createDeposit', status: 422, code: 'amount_out_of_range' };
    expect(describeRefused(refused)).toEqual(told);
    expect(describeRefused({ ...refused, code: 'player1 has 50,000' })).toEqual({ ...told, code: 'unknown' });
    expect(describeRefused({ ...refused, code: undefined })).toEqual({ ...told, code: 'unknown' });
  });

  it('is left out when the contract does not have it', () => {
    expect(describeRefused({ ...refused, pathname: '/wps/member/deposit/order/ana' })).toBeUndefined();
    expect(describeRefused({ ...refused, method: 'PUT' })).toBeUndefined();
  });
});
