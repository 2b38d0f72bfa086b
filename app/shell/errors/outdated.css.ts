import { globalStyle } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

// The generator writes the section into each page. Browsers of any age read these rules, so they keep to old properties: what an
// engine does not know, such as a variable, leaves readable text on its own ground.
globalStyle('html[data-outdated] #root, html[data-outdated] #root ~ #recovery', { display: 'none !important' });
globalStyle('html[data-outdated] #outdated', {
  display: 'block',
  maxWidth: 560,
  margin: '0 auto',
  padding: '40px 24px',
  color: theme.color.text,
});
globalStyle('#outdated > p:first-child', { fontWeight: 700 });
globalStyle('#outdated h1', { margin: '32px 0 8px', fontSize: '1.5rem' });
globalStyle('#outdated p', { margin: '0 0 12px' });
globalStyle('#outdated a', { color: theme.color.accentText, textDecoration: 'underline' });
