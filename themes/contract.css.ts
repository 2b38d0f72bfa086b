import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every design token that a component may use. A theme gives each a value (`themes/<name>/theme.json`); the build writes
 * them as custom properties, so that a compiled file never contains a brand's values.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      ground: '',
      surface: '',
      raised: '',
      sunken: '',
      line: '',
      lineStrong: '',
      text: '',
      muted: '',
      chrome: '',
      onChrome: '',
      onChromeMuted: '',
      chromeLine: '',
      chromeActive: '',
      onChromeActive: '',
      accent: '',
      accentHover: '',
      onAccent: '',
      accentText: '',
      accentSoft: '',
      onAccentSoft: '',
      chosen: '',
      onChosen: '',
      call: '',
      onCall: '',
      notice: '',
      onNotice: '',
      hot: '',
      onHot: '',
      danger: '',
      dangerSoft: '',
      win: '',
      focus: '',
      scrim: '',
    },
    font: { head: '', text: '', action: '', headWeight: '', headSpacing: '' },
    radius: { control: '', card: '', tile: '', badge: '', sheet: '', round: '' },
    shadow: { float: '', accent: '', card: '' },
    tile: { ratio: '', phoneColumns: '', minWidth: '' },
    density: { row: '', gap: '', section: '', page: '' },
    // Both scales follow from the theme's density and typeface: docs/styling.md says which step is for what.
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    type: { fine: '', note: '', small: '', body: '', lead: '', head: '', title: '', figure: '', display: '' },
  },
  (_value, path) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
