interface Page {
  /** Below the base path. */
  path: string;
  feature: string;
  /** Category of games that it lists, without which a brand has it not. */
  category?: string;
  /** In the site. */
  file: string;
  /** Search engines are told of it. */
  listed: boolean;
}

/** Pages that are written ahead: those that most visits begin with. */
const PAGES: readonly Page[] = [
  { path: '/index', feature: 'home', file: 'index.html', listed: true },
  { path: '/rng', feature: 'games', category: 'rng', file: 'rng.html', listed: true },
  { path: '/help', feature: 'help', file: 'help.html', listed: true },
  { path: '/agent', feature: 'agent', file: 'agent.html', listed: false },
];

export type PagePath = Readonly<Page>;

/** The pages that a site with these features and categories of games has. */
export function pagesOf(features: readonly string[], categories: readonly string[]): PagePath[] {
  const has = ({ feature, category }: Page) =>
    features.includes(feature) && (category === undefined || categories.includes(category));
  return PAGES.filter(has);
}
