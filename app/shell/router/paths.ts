/**
 * Paths, below the base path, that the shell leads to or that features link to in one another. The address of any other
 * page stands in its feature's `feature.json` alone.
 */
export const paths = {
  root: '/',
  index: '/index',
  login: '/login',
  register: '/register',
  member: '/member',
  help: '/help',
  agent: '/agent',
  agentHome: '/agentHome',
  seamless: '/seamless',
  promotions: '/promotions',
} as const;
