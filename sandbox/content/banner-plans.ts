import type { Banner } from '#schemas/generated/platform.ts';
import type { EnglishWords } from '../generated/words.ts';
import type { PromotionKey } from '../promotions/promotion-words.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';

export type BannerId = keyof EnglishWords['content']['banners'];
type Category = SandboxBrand['categories'][number];

export interface BannerPlan {
  id: BannerId;
  groupName: string;
  linkageType: Banner['linkageType'];
  link: string;
  /** The category that a brand needs for it, which also places it among the others. */
  category?: Category;
  /** The promotion whose largest reward it shows. */
  promotion?: PromotionKey;
  /** Shown by brands without promotions only; others show an offer instead. */
  without?: 'promotions';
  suits(brand: SandboxBrand): boolean;
}

/** Path of the promotions on the site. */
export const PROMOTIONS = '/promotions';

const always = () => true;
const isOpen: BannerPlan['suits'] = ({ registration }) => !registration.closed;
const plain = { without: 'promotions' } as const;

export const plans: readonly BannerPlan[] = [
  offer('firstDeposit', 'firstDeposit'),
  { ...banner('welcome', 'w_home'), ...plain },
  offer('reels', 'reelChallenge', 'rng'),
  { ...games('slots', 'w_home', 'rng'), ...plain },
  offer('league', 'tableLeague', 'live'),
  { ...games('live', 'w_home', 'live'), ...plain },
  games('lottery', 'w_home', 'lott'),
  offer('match', 'matchWeekend', 'sports'),
  { ...games('sports', 'w_home', 'sports'), ...plain },
  games('fish', 'w_home', 'fish'),
  games('hotSlots', 'w_hotgames', 'rng'),
  games('hotLive', 'w_hotgames', 'live'),
  games('hotFish', 'w_hotgames', 'fish'),
  games('sports', 'w_leftmenu', 'sports'),
  games('live', 'w_leftmenu', 'live'),
  games('slots', 'w_leftmenu', 'rng'),
  banner('trial', 'w_login', ({ flags }) => flags['FREEPAY3'] === true),
  banner('welcome', 'w_login'),
  games('slots', 'w_login', 'rng'),
  banner('welcome', 'w_register', isOpen),
  { ...games('live', 'w_register', 'live'), suits: isOpen },
  banner('welcome', 'w_forget'),
  games('live', 'w_forget', 'live'),
  { ...banner('agent', 'w_agent', ({ agents }) => agents), linkageType: 'PAGE', link: '/agent' },
];

/** A promotion on the home page. */
function offer(id: BannerId, promotion: PromotionKey, category?: Category): BannerPlan {
  const target = { groupName: 'w_home', linkageType: 'PAGE', link: PROMOTIONS } as const;
  return { id, ...target, promotion, ...(category && { category }), suits: always };
}

function games(id: BannerId, groupName: string, category: Category): BannerPlan {
  return { id, groupName, linkageType: 'CATEGORY', link: `/${category}`, category, suits: always };
}

function banner(id: BannerId, groupName: string, suits: BannerPlan['suits'] = always): BannerPlan {
  return { id, groupName, linkageType: 'NONE', link: '', suits };
}
