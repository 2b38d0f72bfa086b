import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  routes: [
    {
      path: pages.mall.path,
      view: 'point-mall',
      layout: 'site',
      access: 'public',
      title: 'entry.mall',
      screen: screen(() => import('./mall/point-mall-page.tsx').then((file) => file.PointMallPage)),
    },
  ],
  navigation: [{ path: pages.mall.path, icon: 'coins', label: 'entry.mall', group: 'second', order: 30 }],
  accountMenu: [{ path: pages.mall.path, icon: 'coins', label: 'entry.mall', order: 35 }],
  balanceLines: [
    {
      order: 10,
      audience: 'logged-in',
      screen: screen(() => import('./line/points-line.tsx').then((file) => file.PointsLine)),
    },
  ],
}));
