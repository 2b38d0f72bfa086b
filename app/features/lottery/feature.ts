import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => {
  const page = { layout: 'site', access: 'login' } as const;
  const bare = { breadcrumb: false, footer: false } as const;
  const lottery = screen(() => import('./page/lottery-pages.tsx').then((file) => file.LotteryPage));
  const shared = { view: 'lottery', title: 'entry.lottery', screen: lottery } as const;
  const draws = screen(() => import('./next-draws/next-draws.tsx').then((file) => file.NextDraws));
  return {
    homeRows: [
      { order: 10, category: 'lott', screen: draws },
      { order: 20, category: 'elott', screen: draws },
    ],
    routes: [
      { ...page, ...bare, ...shared, path: pages.lottery.path, plays: ['LOTT', 'ELOTT'] },
      // The specification lists this second path among the games.
      { ...page, ...shared, path: pages.lottery.alsoAt, layout: 'game' },
      {
        ...page,
        ...bare,
        path: pages.sea.path,
        view: 'sea-lottery',
        layout: 'game',
        title: 'entry.sea',
        plays: ['TCG_SEA'],
        screen: screen(() => import('./page/lottery-pages.tsx').then((file) => file.SeaLotteryPage)),
      },
      {
        ...page,
        ...bare,
        path: pages.vietnam.path,
        view: 'vn-lottery',
        layout: 'game',
        title: 'entry.vn',
        plays: ['TCG_LOTTO_VN'],
        opensGame: true,
        screen: screen(() => import('./page/lottery-pages.tsx').then((file) => file.VnLotteryPage)),
      },
    ],
  };
});
