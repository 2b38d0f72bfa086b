import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => {
  const page = { layout: 'site', access: 'login' } as const;
  const heart = { order: 10, place: 'corner' } as const;
  return {
    routes: [
      {
        ...page,
        path: pages.favorite.path,
        view: 'favorite',
        title: 'entry.favorite',
        screen: screen(() => import('./list/favorite-page.tsx').then((file) => file.FavoritePage)),
      },
      {
        ...page,
        path: pages.recent.path,
        view: 'recent',
        title: 'entry.recent',
        screen: screen(() => import('./list/recent-page.tsx').then((file) => file.RecentPage)),
      },
    ],
    navigation: [
      { order: 10, path: pages.favorite.path, icon: 'heart', label: 'entry.favorite', group: 'second' },
      { order: 20, path: pages.recent.path, icon: 'clock-counter-clockwise', label: 'entry.recent', group: 'second' },
    ],
    tileActions: [
      {
        ...heart,
        audience: 'guest',
        screen: screen(() => import('./heart/guest-heart.tsx').then((file) => file.GuestHeart)),
      },
      {
        ...heart,
        audience: 'logged-in',
        screen: screen(() => import('./heart/heart.tsx').then((file) => file.Heart)),
      },
    ],
  };
});
