import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { SLIM_HEIGHT } from '../hero/slim-height.ts';
export const bannersSkeleton = style({ height: SLIM_HEIGHT, borderRadius: theme.radius.card });
