import { describe, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { type HelpSection, sectionsOf } from './sections.ts';

const EVERYTHING: SiteBrand = {
  ...testBrand,
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, FREEPAY3: true, MANDATORYKYC3: true },
  legal: {
    minimumAge: 21,
    regulator: {
      id: 'iga',
      name: 'Island Gaming Authority',
      url: 'https://iga.example',
      licenceUrl: null,
      responsibleGaming: null,
    },
    licence: 'IGA-1',
    disclaimer: true,
  },
  support: { email: 'care@specimen.example', phone: null, url: null },
};

const ids = (brand: SiteBrand) => sectionsOf(brand).map(({ id }) => id);
const keysOf = ({ blocks }: HelpSection): readonly string[] =>
  blocks.flatMap((block) => {
    if ('text' in block) return [block.text];
    return 'items' in block ? block.items : [];
  });
const keysIn = (brand: SiteBrand) => sectionsOf(brand).flatMap(keysOf);

describe('sectionsOf', () => {
  // @proves 2.3
  it('has every anchor for a brand with everything', () => {
    expect(ids(EVERYTHING)).toEqual([
      'about',
      'register',
      'deposit-withdraw',
      'fair-play',
      'responsible',
      'disclaimer',
      'term',
      'privacy',
      'contact',
    ]);
  });

  it('leaves out what a minimal brand does not have', () => {
    const left = ids({ ...testBrand, registration: { closed: true, preferred: null } });
    expect(left).toEqual(['about', 'deposit-withdraw', 'fair-play', 'responsible', 'term', 'privacy']);
    expect(keysIn(testBrand)).not.toContain('about.regulated');
    expect(keysIn(testBrand)).not.toContain('privacy.kept.identity');
  });

  it('leaves out registration while it is closed, whatever the flags say', () => {
    expect(ids({ ...EVERYTHING, registration: { closed: true, preferred: null } })).not.toContain('register');
  });

  it.each([
    [{ USERNAMEREG3: true }, 'register.steps.username'],
    [{ MOBILENUMREG3: true }, 'register.steps.mobile'],
    [{ USERNAMEREG3: true, MOBILENUMREG3: true }, 'register.steps.either'],
  ])('explains how to register with %j', (flags, step) => {
    const steps = keysIn({ ...testBrand, flags }).filter((key) => /steps\.(username|mobile|either)$/.test(key));
    expect(steps).toEqual([step]);
  });
});
