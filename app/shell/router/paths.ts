/** Every path of the site, below its base path. Routes and links are both made from these. */
export const paths = {
  root: '/',
  index: '/index',
  login: '/login',
  register: '/register',
  member: '/member',
  help: '/help',
  agent: '/agent',
  agentHome: '/agentHome',
  elott: '/elott',
  lott: '/lott',
  live: '/live',
  sports: '/sports',
  fish: '/fish',
  rng: '/rng',
  pvp: '/pvp',
  esports: '/esports',
  play: '/play/:vassalage/:gameCode',
} as const;

/** Fills a pattern's parameters in. */
export function pathTo(pattern: string, parameters: Record<string, string>): string {
  return pattern.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
