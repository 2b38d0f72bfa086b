import type { SpecimenEntry } from './specimen.ts';

/** Every part of the kit, by name. */
export const specimens: readonly SpecimenEntry[] = [
  { name: 'Alert', load: async () => (await import('./specimens/alert.tsx')).alert },
  { name: 'Badge', load: async () => (await import('./specimens/badge.tsx')).badge },
  { name: 'Button', load: async () => (await import('./specimens/button.tsx')).button },
  { name: 'Carousel', load: async () => (await import('./specimens/carousel.tsx')).carousel },
  { name: 'Clock', load: async () => (await import('./specimens/clock.tsx')).clock },
  { name: 'Countdown', load: async () => (await import('./specimens/countdown.tsx')).countdown },
  { name: 'Dialog', load: async () => (await import('./specimens/dialog.tsx')).dialog },
  { name: 'Game tile', load: async () => (await import('./specimens/game-tile.tsx')).gameTile },
  { name: 'Icons', load: async () => (await import('./specimens/icons.tsx')).icons },
  { name: 'List', load: async () => (await import('./specimens/list.tsx')).list },
  { name: 'Marquee', load: async () => (await import('./specimens/marquee.tsx')).marquee },
  { name: 'Menu', load: async () => (await import('./specimens/menu.tsx')).menu },
  { name: 'Money', load: async () => (await import('./specimens/money.tsx')).money },
  { name: 'Pagination', load: async () => (await import('./specimens/pagination.tsx')).pagination },
  { name: 'QR code', load: async () => (await import('./specimens/qr-code.tsx')).qrCode },
  { name: 'Skeleton', load: async () => (await import('./specimens/skeleton.tsx')).skeleton },
  { name: 'States', load: async () => (await import('./specimens/states.tsx')).states },
  { name: 'Table', load: async () => (await import('./specimens/table.tsx')).table },
  { name: 'Tabs', load: async () => (await import('./specimens/tabs.tsx')).tabs },
  { name: 'Toast', load: async () => (await import('./specimens/toast.tsx')).toast },
];
