import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedIcons } from './stamp-icons.ts';

/**
 * Writes the web app manifest, which lets a phone add the site to its home screen. @param start path of the page that a
 * visit starts on
 */
export function webManifest(brand: SiteBrand, start: string, icons: StampedIcons): string {
  const { basePath, languages, theme, artwork } = brand;
  const language = languages.offered.find(({ code }) => code === languages.default);
  const color = theme.scheme === 'light' ? theme.themeColor.light : theme.themeColor.dark;
  const icon = (file: string, sizes: string, type: string) => ({ src: `${basePath}${file}`, sizes, type });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    lang: language?.tag,
    dir: language?.direction,
    start_url: `${basePath}${start.slice(1)}`,
    scope: basePath,
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: [
      icon(theme.scheme === 'light' ? artwork.mark : (artwork.markDark ?? artwork.mark), 'any', 'image/svg+xml'),
      icon(icons.icon512, '512x512', 'image/png'),
    ],
  });
}
