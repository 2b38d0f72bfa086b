import { expect, it } from 'vitest';
import { vendorImage } from './vendor-image.ts';

it('is built of the type of games, of what it is for, and of the vendor’s code', () => {
  expect(vendorImage('JDW', 'RNG', 'white')).toBe('/img/vendors/RNG/white/JDW.svg');
  expect(vendorImage('../x', 'RNG', 'default')).toBe('/img/vendors/RNG/default/..%2Fx.svg');
});

it('takes the lotteries’ pictures from the electronic lottery', () => {
  expect(vendorImage('LOTT', 'LOTT', 'submenu')).toBe('/img/vendors/ELOTT/submenu/LOTT.svg');
  expect(vendorImage('TCG_SEA', 'ELOTT', 'purple')).toBe('/img/vendors/ELOTT/purple/TCG_SEA.svg');
});
