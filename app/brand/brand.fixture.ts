import type { SiteBrand } from './brand.ts';

/** A minimal brand for tests, with one left-to-right and one right-to-left language. */
export const testBrand: SiteBrand = {
  id: 'specimen',
  name: 'Specimen',
  merchant: 'specimen01',
  domains: ['specimen.example', 'www.specimen.example'],
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
      vendorMarks: 'quiet',
      density: 'tight',
    },
    themeColor: { light: '#ffffff', dark: '#000000' },
  },
  categories: ['rng', 'live'],
  homeRows: ['rng', 'live'],
  logIn: ['username'],
  registration: { closed: false, preferred: 'username' },
  auth: {
    remember: 'off',
    botCheck: null,
    google: null,
    facebook: null,
    firebase: null,
    securityQuestions: false,
  },
  agents: false,
  support: { email: null, phone: null, url: null },
  artwork: { mark: 'mark.svg', hero: null, seal: null, icons: 'icons.svg' },
  analytics: { gtagId: null },
  resources: {},
};
