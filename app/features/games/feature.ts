import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { categoryPath, type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { isCategoryShown, placeOf } from './category-shown.ts';
import { module, name } from './feature.json';

/** Categories whose vendors the menu lists, by the specification. */
const LISTED: readonly GameCategory[] = ['fish', 'live', 'pvp', 'rng', 'sports'];

/** A game list for each category, and the page that plays a game. */
export const feature = defineFeature({ module, name }, ({ screen }) => {
  const list = screen(() => import('./list/games-page.tsx').then((file) => file.GamesPage));
  const play = screen(() => import('./play/play-page.tsx').then((file) => file.PlayPage));
  const lists = gameCategories.map((category) => ({
    path: categoryPath(category),
    view: `games-${category}`,
    layout: 'site' as const,
    access: 'public' as const,
    title: `entry.category.${category}` as const,
    screen: list,
  }));
  return {
    routes: [
      ...lists,
      {
        path: paths.seamless,
        view: 'play',
        layout: 'game',
        breadcrumb: false,
        access: 'login',
        title: 'entry.play',
        screen: play,
      },
    ],
    homeRows: [
      {
        order: 10,
        category: 'sports',
        room: 'scenes',
        screen: screen(() => import('./open-vendors/open-vendors.tsx').then((file) => file.OpenVendors)),
      },
    ],
    navigation: gameCategories.map((category) => ({
      order: 10,
      placeIn: (brand) => placeOf(brand, category),
      path: categoryPath(category),
      icon: categoryIcons[category],
      label: `entry.category.${category}` as const,
      group: 'main',
      ...(LISTED.includes(category) && {
        sub: screen(() => import('./menu-vendors.tsx').then((file) => file.menuVendorsOf(category))),
      }),
      shownWhen: (facts) => isCategoryShown(category, facts),
    })),
  };
});
