import { memberPath } from '#app/shell/member/member-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => {
  const count = screen(() => import('./rewards/reward-count.tsx').then((file) => file.RewardCount));
  const rewards = { icon: 'gift', label: 'entry.rewards', audience: 'logged-in' } as const;
  return {
    routes: [
      {
        path: paths.promotions,
        view: 'promotions',
        layout: 'site',
        access: 'public',
        title: 'entry.promotions',
        screen: screen(() => import('./page/promotions-page.tsx').then((file) => file.PromotionsPage)),
      },
    ],
    // After the game categories in a row, and after the recent games in a column.
    navigation: [
      {
        ...{
          order: 800,
          inColumn: 25,
          bar: 80,
          path: paths.promotions,
          icon: 'gift',
          label: 'entry.promotions',
          barLabel: 'entry.inBar',
        },
        group: 'main',
      },
    ],
    searchSources: [
      { order: 30, screen: screen(() => import('./search-source.tsx').then((file) => file.PromotionSource)) },
    ],
    accountMenu: [{ ...rewards, order: 30, path: memberPath('rewardCenter'), note: count }],
    memberPages: [
      {
        ...rewards,
        order: 100,
        id: 'rewardCenter',
        group: 'activity',
        screen: screen(() => import('./rewards/reward-centre.tsx').then((file) => file.RewardCentre)),
        count,
      },
    ],
  };
});
