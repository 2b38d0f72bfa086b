import type { Locator, Page } from '@playwright/test';
import { wordsOf } from '#tests/e2e/site/words.ts';

/** An interaction that many screens have. */
export interface Press {
  name: string;
  /** What is pressed; the first one in sight. A screen without one is left out. */
  target(page: Page): Locator;
  /** A key typed into it, in place of a press. */
  key?: string;
  /** Only these screens. */
  paths?: readonly string[];
}

const say = wordsOf('EN');

/** By roles and attributes, so that every screen of a brand is measured by one list. */
export const PRESSES: readonly Press[] = [
  { name: 'menu', target: (page) => page.locator('header button[aria-haspopup="dialog"]') },
  { name: 'choice in header', target: (page) => page.locator('header button[aria-haspopup="menu"]') },
  { name: 'search', target: (page) => page.locator('nav a[href$="#search"]') },
  { name: 'tab', target: (page) => page.locator('main [role="tab"][aria-selected="false"]') },
  {
    name: 'filter',
    target: (page) =>
      page.locator('main :is(button[aria-pressed="false"], label:has(input[type="radio"]:not(:checked)))'),
  },
  { name: 'part to open', target: (page) => page.locator('main :is(summary, button[aria-expanded="false"])') },
  { name: 'sheet', target: (page) => page.locator('main button[aria-haspopup="dialog"]') },
  {
    name: 'amount',
    key: '5',
    target: (page) => page.locator('main input:is([inputmode="decimal"], [inputmode="numeric"])'),
  },
  {
    name: 'text',
    key: 'a',
    target: (page) => page.locator(':is(main, dialog[open]) input:is([type="text"], [type="search"], :not([type]))'),
  },
  {
    name: 'chat',
    paths: ['/help'],
    target: (page) => page.getByRole('button', { name: say('help:contact.chat') }),
  },
  {
    name: 'slip',
    paths: ['/lottery'],
    target: (page) => page.getByRole('button', { name: say('lottery:pick.add') }),
  },
];

/** The screens that visitors, members and agents use most: theirs is the tighter goal. */
export const MOST_USED: ReadonlySet<string> = new Set([
  ...['/index', '/rng', '/live', '/sports', '/lottery', '/promotions', '/login', '/register', '/help', '/favorite'],
  ...['/member', '/member?page=depositv2', '/member?page=withdraw', '/member?page=transferFund', '/recent'],
  ...['/member?page=personalHistoryCopy', '/member?page=transactionHistory', '/member?page=messageV2'],
  ...['/agentHome', '/agentHome?page=teamManagement'],
]);
