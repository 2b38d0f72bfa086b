import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { SLIM_HEIGHT } from '../hero/slim-height.ts';

export const hotRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const bannersSkeleton = style({ height: SLIM_HEIGHT, borderRadius: theme.radius.card });
