/**
 * Paths below the base path that the shell or several features link to. Any other page's path is only in its feature's
 * `feature.json`.
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
