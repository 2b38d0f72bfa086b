import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDeep } from './merge-deep.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('mergeDeep', () => {
  it('merges objects key by key and replaces lists', () => {
    const base = { site: { domains: ['a.example', 'b.example'], basePath: '/' }, agents: true };
    const over = { site: { domains: ['c.example'] } };
    expect(mergeDeep(base, over)).toEqual({ site: { domains: ['c.example'], basePath: '/' }, agents: true });
  });

  it('lets null override a value', () => {
    expect(mergeDeep({ legal: { regulator: 'pga' } }, { legal: { regulator: null } })).toEqual({
      legal: { regulator: null },
    });
  });

  it('treats __proto__ as an ordinary key', () => {
    const merged = mergeDeep({}, JSON.parse('{ "__proto__": { "agents": true } }'));
    expect(Reflect.get(Object.prototype, 'agents')).toBeUndefined();
    expect(Object.keys(Object(merged))).toEqual(['__proto__']);
  });

  it('is idempotent and associative, and an empty object changes nothing', () => {
    fc.assert(
      fc.property(json, json, json, (a, b, c) => {
        expect(plain(mergeDeep(a, a))).toEqual(plain(a));
        expect(plain(mergeDeep({}, a))).toEqual(plain(a));
        expect(plain(mergeDeep(a, undefined))).toEqual(plain(a));
        const isGroup = [a, b, c].every(
          (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        );
        if (isGroup) expect(mergeDeep(mergeDeep(a, b), c)).toEqual(mergeDeep(a, mergeDeep(b, c)));
      }),
    );
  });

  it('mutates neither side, and shares nothing with them', () => {
    fc.assert(
      fc.property(json, json, (base, over) => {
        const before = JSON.stringify([base, over]);
        const merged = mergeDeep(base, over);
        if (typeof merged === 'object' && merged !== null) {
          expect(merged).not.toBe(base);
          expect(merged).not.toBe(over);
        }
        expect(JSON.stringify([base, over])).toBe(before);
      }),
    );
  });
});
