import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const content = style({ maxWidth: '70ch', paddingBlockEnd: 16, color: theme.color.muted, overflowX: 'auto' });

globalStyle(`${content} > * + *`, { marginBlockStart: 10 });
globalStyle(`${content} a`, { color: theme.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${content} ul`, { listStyle: 'disc', paddingInlineStart: 20 });
globalStyle(`${content} ol`, { listStyle: 'decimal', paddingInlineStart: 20 });
globalStyle(`${content} th, ${content} td`, { paddingBlock: 6, paddingInline: '0 12px', textAlign: 'start' });
globalStyle(`${content} strong, ${content} b`, { color: theme.color.text });
