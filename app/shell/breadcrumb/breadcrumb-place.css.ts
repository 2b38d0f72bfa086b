import { style } from '@vanilla-extract/css';
import { wide } from '../../kit/theme/media.ts';

export const place = style({ minHeight: 44, marginBlockStart: -10, '@media': { [wide]: { marginBlockStart: -16 } } });
