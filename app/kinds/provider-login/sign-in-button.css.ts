import { style } from '@vanilla-extract/css';

const ROOMY = '(min-width: 15.5rem)';

export const frame = style({ display: 'grid', containerType: 'inline-size' });
/** The whole sentence, if it fits on one line. */
export const whole = style({ display: 'none', '@container': { [ROOMY]: { display: 'inline' } } });
/** The company's name only, beside another company's button. */
export const short = style({ '@container': { [ROOMY]: { display: 'none' } } });
