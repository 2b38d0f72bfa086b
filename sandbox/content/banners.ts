import type { Banner } from '#schemas/generated/platform.ts';
import type { EnglishWords } from '../generated/words.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { wordsOf } from '../words.ts';

type BannerId = keyof EnglishWords['content']['banners'];

interface BannerPlan {
  id: BannerId;
  groupName: string;
  linkageType: Banner['linkageType'];
  link: string;
  suits(brand: SandboxBrand): boolean;
}

/** The scene behind each banner's text. */
const SCENES: Readonly<Record<BannerId, string>> = {
  welcome: 'welcome',
  slots: 'tiger',
  live: 'live',
  lottery: 'lottery',
  fish: 'reef',
  sports: 'sports',
  trial: 'cashback',
  agent: 'vip',
  hotSlots: 'sevens',
  hotLive: 'roulette',
  hotFish: 'abyss',
};

const plans: readonly BannerPlan[] = [
  banner('welcome', 'w_home', 'NONE', '', () => true),
  category('slots', 'w_home', 'rng'),
  category('live', 'w_home', 'live'),
  category('lottery', 'w_home', 'lott'),
  category('fish', 'w_home', 'fish'),
  category('hotSlots', 'w_hotgames', 'rng'),
  category('hotLive', 'w_hotgames', 'live'),
  category('hotFish', 'w_hotgames', 'fish'),
  category('sports', 'w_leftmenu', 'sports'),
  category('live', 'w_leftmenu', 'live'),
  category('slots', 'w_leftmenu', 'rng'),
  banner('trial', 'w_login', 'NONE', '', ({ flags }) => flags['FREEPAY3'] === true),
  banner('welcome', 'w_login', 'NONE', '', () => true),
  category('slots', 'w_login', 'rng'),
  banner('welcome', 'w_register', 'NONE', '', ({ registration }) => !registration.closed),
  category('live', 'w_register', 'live', ({ registration }) => !registration.closed),
  banner('welcome', 'w_forget', 'NONE', '', () => true),
  category('live', 'w_forget', 'live'),
  banner('agent', 'w_agent', 'PAGE', '/agent', ({ agents }) => agents),
];

/** First scenes that replace the usual one, by merchant. */
const FIRST_SCENES: Readonly<Record<string, string>> = { harbor01: 'kickoff', lotus01: 'cashback', oasis01: 'dunes' };

/**
 * The banners whose link exists on this brand's site, in a language. Brands that list lottery first get its banner
 * first. In right-to-left languages the picture is on the left.
 */
export function bannersFor(brand: SandboxBrand, code: string): Banner[] {
  const { banners } = wordsOf('content', code);
  const language = brand.languages.offered.find((offered) => offered.code === code);
  const side = language?.direction === 'rtl' ? '?side=left' : '';
  return plans
    .filter(({ suits }) => suits(brand))
    .toSorted((a, b) => place(brand, a) - place(brand, b))
    .map(({ id, groupName, linkageType, link }) => ({
      groupName,
      url: `/img/banners/${sceneOf(id, brand)}.svg${side}`,
      linkageType,
      link,
      ...banners[id],
    }));
}

function sceneOf(id: BannerId, { merchant }: SandboxBrand): string {
  return (id === 'welcome' && FIRST_SCENES[merchant]) || SCENES[id];
}

/** The general banner comes first, the others follow the brand's order of categories. */
function place({ categories }: SandboxBrand, { link }: BannerPlan): number {
  return categories.findIndex((name) => link === `/${name}`) + 1;
}

function category(
  id: BannerId,
  groupName: string,
  name: SandboxBrand['categories'][number],
  suits: BannerPlan['suits'] = () => true,
): BannerPlan {
  return banner(id, groupName, 'CATEGORY', `/${name}`, (brand) => brand.categories.includes(name) && suits(brand));
}

function banner(
  id: BannerId,
  groupName: string,
  linkageType: Banner['linkageType'],
  link: string,
  suits: BannerPlan['suits'],
): BannerPlan {
  return { id, groupName, linkageType, link, suits };
}
