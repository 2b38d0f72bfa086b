import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { PagePath } from '../pages/page-paths.ts';

/** Files for search engines and security researchers. @param origin of the site, such as `https://a.example` */
export function stampCrawlerFiles(
  brand: SiteBrand,
  pages: readonly PagePath[],
  origin: string,
  fill: FillTemplate,
): SiteFiles {
  const { basePath, support, languages } = brand;
  const url: AddressOf = (path) => `${origin}${basePath}${path.slice(1)}`;
  const listed = pages.filter((page) => page.listed).map(({ path }) => url(path));
  const files: SiteFiles = new Map([['robots.txt', written(fill('robots.txt', robots(brand, pages, url)))]]);
  if (listed.length > 0) files.set('sitemap.xml', written(fill('sitemap.xml', { pages: listed })));
  const contacts = contactsOf(support);
  if (contacts.length === 0) return files;
  const tags = languages.offered.map(({ tag }) => tag).join(', ');
  const canonical = `${origin}/.well-known/security.txt`;
  return files.set('.well-known/security.txt', written(fill('security.txt', { contacts, languages: tags, canonical })));
}

type AddressOf = (path: string) => string;

/** A site without listed pages, such as a separate back office, asks crawlers to stay away. */
function robots({ basePath }: SiteBrand, pages: readonly PagePath[], url: AddressOf): object {
  const isListed = pages.some(({ listed }) => listed);
  if (!isListed) return { allowed: [], hidden: [basePath], sitemap: null };
  const hidden = pages.filter(({ listed }) => !listed).map(({ path }) => `${basePath}${path.slice(1)}`);
  return { allowed: [basePath], hidden, sitemap: url('/sitemap.xml') };
}

function contactsOf({ email, url }: SiteBrand['support']): string[] {
  return [email === null ? [] : `mailto:${email}`, url ?? []].flat();
}
