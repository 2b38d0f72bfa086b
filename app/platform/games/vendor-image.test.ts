import { expect, it } from 'vitest';
import { vendorImage } from './vendor-image.ts';

// @proves 3.40
it('combines game type, variant and vendor code', () => {
  expect(vendorImage('JDW', 'RNG', 'white')).toBe('/img/vendors/RNG/white/JDW.svg');
  expect(vendorImage('../x', 'RNG', 'default')).toBe('/img/vendors/RNG/default/..%2Fx.svg');
});

// @proves 3.40
it('shares the e-lottery’s pictures with lotteries', () => {
  expect(vendorImage('LOTT', 'LOTT', 'submenu')).toBe('/img/vendors/ELOTT/submenu/LOTT.svg');
  expect(vendorImage('TCG_SEA', 'ELOTT', 'purple')).toBe('/img/vendors/ELOTT/purple/TCG_SEA.svg');
});
