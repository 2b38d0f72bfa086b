// Generated from schemas/theme.schema.json by scripts/generate/schema-types.ts.

/**
 * One theme: themes/<name>/theme.json. Values for every token of themes/contract.css.ts, the faces of type and the default layout choices.
 */
export interface ThemeConfig {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  /**
   * Folder name.
   */
  name: string;
  /**
   * One line that describes it.
   */
  title: string;
  /**
   * Scheme on a first visit unless the brand overrides it.
   */
  scheme: 'light' | 'dark' | 'system';
  layout: ThemeLayout;
  /**
   * Faces to self-host, from fontsource packages. Scripts that they lack come from themes/scripts.json.
   */
  fonts: ThemeFont[];
  light: ThemeColors;
  dark: ThemeColorsDark;
  font: ThemeFontTokens;
  radius: ThemeRadius;
  shadow: ThemeShadow;
  tile: ThemeTile;
  density: ThemeDensity;
}
/**
 * Default layout choices.
 */
export interface ThemeLayout {
  /**
   * Position of the main navigation on wide screens: in a rail beside the content, in tabs under the header, or in the header's own bar, with quick categories below it.
   */
  navigation: 'side' | 'top' | 'bar';
  /**
   * Whether a phone's bottom bar is fixed to the edge or floats above the content. Default: fixed.
   */
  bottomBar?: 'fixed' | 'floating';
  /**
   * Shape of the game tiles. Sets their aspect ratio too, unless tokens.tile.ratio is stated beside it.
   */
  tile: 'portrait' | 'square' | 'wide';
  /**
   * Whether game tiles are plain, or arched at the top with their title below instead of in the picture. Default: none.
   */
  tileMask?: 'none' | 'arch';
  /**
   * Whether a row of tiles is placed on the page itself or in a card. Default: open.
   */
  rows?: 'open' | 'card';
  /**
   * Ink of the vendors' pictures where many of them can be chosen from: a quiet grey, or the platform's tinted set. The chosen one is in its vendor's colour. Default: quiet.
   */
  vendorMarks?: 'quiet' | 'tinted';
  /**
   * Whether the platform's banners show their pictures beside the words, or the words alone. Default: pictured.
   */
  banners?: 'pictured' | 'plain';
  /**
   * Spacing of lists and rows.
   */
  density: 'roomy' | 'tight';
}
export interface ThemeFont {
  /**
   * CSS family name.
   */
  family: string;
  /**
   * npm package that carries the files.
   */
  package: string;
  /**
   * @minItems 1
   */
  files: ThemeFontFile[];
}
export interface ThemeFontFile {
  /**
   * Script subset; the build keeps those that the offered languages need.
   */
  subset:
    | 'latin'
    | 'latin-ext'
    | 'vietnamese'
    | 'cyrillic'
    | 'cyrillic-ext'
    | 'greek'
    | 'arabic'
    | 'hebrew'
    | 'devanagari'
    | 'bengali'
    | 'tamil'
    | 'thai'
    | 'khmer'
    | 'lao'
    | 'myanmar';
  /**
   * CSS font-weight, or a range of a variable font.
   */
  weight: string;
  /**
   * File name in the package's files folder.
   */
  file: string;
}
/**
 * Colours of the light scheme.
 */
export interface ThemeColors {
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  ground: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  surface: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  raised: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  sunken: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  line: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  lineStrong: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  text: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  muted: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chrome: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChrome: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeMuted: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeLine: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeActive: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeActive: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accent: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentHover: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccent: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentText: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccentSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chosen: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChosen: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  call: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onCall: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  notice: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onNotice: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  hot: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onHot: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  danger: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  dangerSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  win: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  focus: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  scrim: string;
}
/**
 * Colours of the dark scheme.
 */
export interface ThemeColorsDark {
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  ground: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  surface: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  raised: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  sunken: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  line: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  lineStrong: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  text: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  muted: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chrome: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChrome: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeMuted: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeLine: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeActive: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeActive: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accent: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentHover: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccent: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentText: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccentSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chosen: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChosen: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  call: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onCall: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  notice: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onNotice: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  hot: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onHot: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  danger: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  dangerSoft: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  win: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  focus: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  scrim: string;
}
/**
 * Font stacks, the headings' weight and letter spacing, and the factor of all sizes of text.
 */
export interface ThemeFontTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  head: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  text: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  action: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  headWeight: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  headSpacing: string;
  /**
   * A factor from 0.75 to 1.25.
   */
  scale: string;
}
/**
 * Corner radii.
 */
export interface ThemeRadius {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  control: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  card: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  tile: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  badge: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  sheet: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  round: string;
}
/**
 * Shadows.
 */
export interface ThemeShadow {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  float: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  accent: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  card: string;
}
/**
 * Game tiles: aspect ratio, tiles per row on a phone, minimum width elsewhere.
 */
export interface ThemeTile {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  ratio: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  phoneColumns: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  minWidth: string;
}
/**
 * Row height, gap, section gap, page margin, and the factor of all distances.
 */
export interface ThemeDensity {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  row: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  gap: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  section: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  page: string;
  /**
   * A factor from 0.75 to 1.25.
   */
  scale: string;
}
