import { defineFeature } from '../slots/define-feature.ts';
import type { RouteContribution } from '../slots/slots.ts';

/** For tests: a feature with a page of every layout, and one with the terms. */
export const everyLayout = defineFeature({ name: 'every-layout', module: null }, ({ screen }) => {
  const page = (path: string, layout: RouteContribution['layout']) =>
    ({
      path,
      view: path,
      layout,
      access: 'public',
      title: 'entry.title',
      screen: screen(async () => () => null),
    }) as const;
  return {
    routes: [
      page('/index', 'home'),
      page('/rng', 'site'),
      page('/seamless', 'game'),
      page('/agentHome', 'agent'),
      { ...page('/help', 'site'), holdsTerms: true },
    ],
  };
});
