import type { SiteBrand } from './brand.ts';

/** A brand for tests: the smallest one that has two languages, one of them written from right to left. */
export const testBrand: SiteBrand = {
  id: 'specimen',
  name: 'Specimen',
  merchant: 'specimen01',
  build: 'test',
  basePath: '/',
  platform: { url: 'https://platform.example', imageCdns: [], launchCdns: [], chatOrigins: [] },
  flags: {},
  modules: [],
  legal: { minimumAge: 18, regulator: null, licence: null, disclaimer: false },
  currency: 'EUR',
  languages: {
    default: 'EN',
    offered: [
      { code: 'EN', tag: 'en', direction: 'ltr', name: 'English', words: 'words/EN-1' },
      { code: 'AR', tag: 'ar', direction: 'rtl', name: 'العربية', words: 'words/AR-1' },
    ],
  },
  theme: {
    name: 'mini',
    scheme: 'light',
    layout: {
      navigation: 'top',
      bottomBar: 'fixed',
      tile: 'square',
      tileMask: 'none',
      rows: 'open',
      header: 'plain',
      density: 'tight',
    },
    themeColor: { light: '#ffffff', dark: '#000000' },
  },
  categories: ['rng', 'live'],
  homeRows: ['rng', 'live'],
  signIn: ['username'],
  registration: { closed: false, preferred: 'username' },
  auth: {
    remember: 'off',
    botCheck: null,
    google: null,
    facebook: null,
    firebase: null,
    defaultPassword: null,
    securityQuestions: false,
  },
  agents: false,
  support: { email: null, phone: null, url: null },
  artwork: { mark: 'mark.svg', hero: null, icons: 'icons.svg' },
  analytics: { gtagId: null },
  resources: {},
};
