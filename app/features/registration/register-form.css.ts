import { globalStyle, style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const fields = style([form, { selectors: { '&[hidden]': { display: 'none' } } }]);

/** Hides the tabs after the first step, when the way can no longer change. */
export const content = style([
  form,
  { selectors: { '&[data-stepped]': { minHeight: 'min(26rem, 50dvh)', alignContent: 'start' } } },
]);
globalStyle(`${content}[data-later] [role="tablist"]`, { display: 'none' });
export const back = style({ display: 'grid', flex: '1 0 auto' });
export const nextButton = style({ flex: '999 1 9rem', minWidth: 0 });

export const logInLine = style({ marginBlock: pull(3), color: theme.color.muted, fontSize: theme.type.body });

/** Links below a refusal. */
export const waysOn = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 6) });

export const field = style({ height: 78 });
