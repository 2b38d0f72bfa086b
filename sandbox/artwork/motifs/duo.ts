import { tintNamed } from '../palette.ts';
import { embossedIcon } from './icon.ts';
import type { DrawMotif } from './motif.ts';

/** Two icons face to face; detail `left,right`. The right one is mirrored so that both face inwards. */
export const drawDuo: DrawMotif = ({ ground, detail }) => {
  const [left = '', right = ''] = detail.split(',');
  return (
    `<g transform="translate(536 196)scale(-.6 .6)">${embossedIcon(right, { ground, tint: tintNamed('ember') }, 'mb')}</g>` +
    `<g transform="translate(330 24)scale(-.66 .66)">${embossedIcon(left, { ground, tint: tintNamed('jade') }, 'ma')}</g>`
  );
};
