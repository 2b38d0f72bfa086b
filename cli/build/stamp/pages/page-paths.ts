/** Paths below the base path that are written ahead, with the feature that has the page and its file in the site. */
const PAGES = [
  { path: '/index', feature: 'home', file: 'index.html', listed: true },
  { path: '/help', feature: 'help', file: 'help.html', listed: true },
  { path: '/agent', feature: 'agent', file: 'agent.html', listed: false },
] as const;

export type PagePath = (typeof PAGES)[number];

/** The pages that a site with these features has. `listed`: search engines are told of it. */
export function pagesOf(features: readonly string[]): PagePath[] {
  return PAGES.filter(({ feature }) => features.includes(feature));
}
