/** What stands around a page, and over it. */
interface PageRules {
  /** A game fills the page: no ways through the site beside it. */
  game: boolean;
  /** The agents' own pages: what speaks to players keeps off them. */
  agents: boolean;
  help: boolean;
  breadcrumb: boolean;
  footer: boolean;
  /** The index, also with the log-in or the registration over it. */
  home: boolean;
}

// The index, with the log-in and the registration over it, is one view; these two have the breadcrumb that it has not.
const HOME = ['/index', '/login', '/register'];
const AGENTS = ['/agent', '/agenthome'];
const HELP = ['/help', '/helpmc'];
const GAMES = ['/seamless', '/lottert', '/vnlottery', '/sealottery'];
const WITHOUT_BREADCRUMB = ['/index', '/help', '/seamless', '/lottery', '/vnlottery', '/sealottery'];
const WITHOUT_FOOTER = ['/lottery', '/vnlottery', '/sealottery'];

/** The rules of a path, as the specification's part 2 has them. Letters count the same, large or small. */
export function pageRules(pathname: string): PageRules {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return {
    game: GAMES.includes(path),
    agents: AGENTS.includes(path),
    help: HELP.includes(path),
    breadcrumb: !WITHOUT_BREADCRUMB.includes(path),
    footer: !WITHOUT_FOOTER.includes(path),
    home: HOME.includes(path),
  };
}
