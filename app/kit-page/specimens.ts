import type { SpecimenEntry } from './specimen.ts';

/** Every part of the kit, by name. */
export const specimens: readonly SpecimenEntry[] = [
  { name: 'Alert', load: async () => (await import('./specimens/alert.tsx')).alert },
  { name: 'Button', load: async () => (await import('./specimens/button.tsx')).button },
  { name: 'Carousel', load: async () => (await import('./specimens/carousel.tsx')).carousel },
  { name: 'Dialog', load: async () => (await import('./specimens/dialog.tsx')).dialog },
  { name: 'Game tile', load: async () => (await import('./specimens/game-tile.tsx')).gameTile },
  { name: 'Icons', load: async () => (await import('./specimens/icons.tsx')).icons },
  { name: 'Marquee', load: async () => (await import('./specimens/marquee.tsx')).marquee },
  { name: 'Menu', load: async () => (await import('./specimens/menu.tsx')).menu },
  { name: 'Money', load: async () => (await import('./specimens/money.tsx')).money },
  { name: 'Skeleton', load: async () => (await import('./specimens/skeleton.tsx')).skeleton },
  { name: 'States', load: async () => (await import('./specimens/states.tsx')).states },
  { name: 'Tabs', load: async () => (await import('./specimens/tabs.tsx')).tabs },
];
