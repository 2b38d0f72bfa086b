import type { Switches } from '../e2e/site/running-site.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Shot {
  brand: string;
  path: string;
  window: { width: number; height: number };
  scheme: 'light' | 'dark';
  /** Account to log in. */
  person?: string;
  /** Failures of the platform meanwhile. */
  switches?: Switches;
  /** Text that shows once the page is ready. */
  ready?: RegExp;
}

/** A row of shots of the same height. */
export interface Picture {
  height: number;
  shots: readonly Shot[];
}

/** Screens of the lobby by picture name. */
const LOBBY: Readonly<Record<string, string>> = {
  home: '/index',
  'game-list': '/rng',
  'game-centre': '/sports',
  promotions: '/promotions',
  'reward-centre': '/member?page=rewardCenter',
  'point-mall': '/pointMall',
  missions: '/member?page=missionLeaderboard',
  'invite-friends': '/member?page=referral',
  collection: '/favorite',
  help: '/help',
};

/** Screens of the member centre by picture name. */
const MEMBER: Readonly<Record<string, string>> = {
  'my-account': '/member?page=securityCenter',
  wallet: '/member?page=transferFund',
};

/** The records by picture name, over the month that the account has played. */
const RECORDS: Readonly<Record<string, string>> = {
  'account-record': '/member?page=transactionHistory&range=month',
  'betting-record': '/member?page=personalHistoryCopy&range=month',
  'profit-and-loss': '/member?page=personalProfit&range=month',
};

const PERSON = 'player1';

/** A screen in dark, light and right-to-left. */
function pictureOf(path: string, ready?: RegExp): Picture {
  const shot = { path, window: PHONE, person: PERSON, ...(ready && { ready }) };
  return {
    height: 640,
    shots: [
      { ...shot, brand: 'aurora', scheme: 'dark' },
      { ...shot, brand: 'aurora', scheme: 'light' },
      { ...shot, brand: 'oasis', scheme: 'dark' },
    ],
  };
}

const DOWN = { faults: [{ operation: '*', kind: 'bad-gateway' }] };
const MAINTENANCE = { maintenance: true, maintenanceEnds: Date.now() + 2 * 3_600_000 };

/** Picture of what a visitor sees when something fails. */
const FAILURES: Picture = {
  height: 640,
  shots: [
    { brand: 'aurora', path: '/index', window: PHONE, scheme: 'dark', switches: DOWN, ready: /keep trying/ },
    { brand: 'harbor', path: '/login', window: PHONE, scheme: 'light', switches: DOWN, ready: /keep trying/ },
    { brand: 'oasis', path: '/index', window: PHONE, scheme: 'dark', switches: MAINTENANCE, ready: /العودة/ },
    { brand: 'lotus', path: '/index', window: PHONE, scheme: 'light', switches: { regionBlocked: true }, ready: /IP/ },
    { brand: 'harbor', path: '/no-such-page', window: PHONE, scheme: 'light' },
  ],
};

/** Every picture by file name. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  failures: FAILURES,
  brands: {
    height: 560,
    shots: [
      { brand: 'aurora', path: '/index', window: PHONE, scheme: 'dark' },
      { brand: 'lotus', path: '/index', window: PHONE, scheme: 'light' },
      { brand: 'oasis', path: '/index', window: PHONE, scheme: 'dark' },
      { brand: 'harbor', path: '/index', window: PHONE, scheme: 'light' },
      { brand: 'mini', path: '/index', window: PHONE, scheme: 'light' },
    ],
  },
  desktops: {
    height: 480,
    shots: [
      { brand: 'aurora', path: '/index', window: DESKTOP, scheme: 'dark' },
      { brand: 'harbor', path: '/index', window: DESKTOP, scheme: 'light' },
    ],
  },
  'right-to-left': { height: 560, shots: [{ brand: 'oasis', path: '/index', window: DESKTOP, scheme: 'dark' }] },
  'back-office': {
    height: 560,
    shots: [{ brand: 'aurora', path: '/agentHome', window: DESKTOP, scheme: 'light', person: 'agent3' }],
  },
  lottery: {
    height: 480,
    shots: [
      { brand: 'aurora', path: '/lottery', window: DESKTOP, scheme: 'dark', person: PERSON },
      { brand: 'lotus', path: '/lottery', window: PHONE, scheme: 'light', person: PERSON },
    ],
  },
  ...Object.fromEntries(Object.entries(LOBBY).map(([name, path]) => [`lobby-${name}`, pictureOf(path)])),
  ...Object.fromEntries(Object.entries(MEMBER).map(([name, path]) => [`member-${name}`, pictureOf(path)])),
  // The button that exports comes with the rows.
  ...Object.fromEntries(Object.entries(RECORDS).map(([name, path]) => [`member-${name}`, pictureOf(path, /CSV/)])),
};
