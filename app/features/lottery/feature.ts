import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** The lottery's three pages. Their second spellings differ in the case of letters alone, which no route regards. */
export const feature = defineFeature({ module, name }, ({ screen }) => {
  const page = { layout: 'site', access: 'login' } as const;
  const lottery = screen(() => import('./page/lottery-pages.tsx').then((file) => file.LotteryPage));
  return {
    routes: [
      { ...page, path: paths.lottery, view: 'lottery', title: 'entry.lottery', screen: lottery },
      { ...page, path: paths.lottert, view: 'lottery', title: 'entry.lottery', screen: lottery },
      {
        ...page,
        path: paths.seaLottery,
        view: 'sea-lottery',
        title: 'entry.sea',
        screen: screen(() => import('./page/lottery-pages.tsx').then((file) => file.SeaLotteryPage)),
      },
      {
        ...page,
        path: paths.vnLottery,
        view: 'vn-lottery',
        title: 'entry.vn',
        screen: screen(() => import('./page/lottery-pages.tsx').then((file) => file.VnLotteryPage)),
      },
    ],
  };
});
