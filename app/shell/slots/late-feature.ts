import type { Contributions, Feature } from './define-feature.ts';
import type { Screen } from './screen.ts';
import type { RouteContribution, Slots } from './slots.ts';

/** A feature of which the entry knows the plain data alone; its declaration comes with its first page. */
export interface LateFeature {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: {
    readonly routes?: readonly Omit<RouteContribution, 'screen'>[];
    readonly navigation?: readonly Slots['navigation'][];
    readonly footerLinks?: readonly Slots['footerLinks'][];
    readonly accountMenu?: readonly Slots['accountMenu'][];
  };
  readonly load: () => Promise<{ feature: Feature }>;
}

/** The feature as the shell knows every other: each page loads the declaration first, and through it the screen. */
export function fromLate({ name, module, contributions, load }: LateFeature): Feature {
  const routes = (contributions.routes ?? []).map((route) => ({
    ...route,
    screen: lateScreen(name, route.path, load),
  }));
  const links: Contributions = {
    navigation: contributions.navigation ?? [],
    footerLinks: contributions.footerLinks ?? [],
    accountMenu: contributions.accountMenu ?? [],
  };
  return { name, module, contributions: { ...links, routes } };
}

function lateScreen(name: string, path: string, load: LateFeature['load']): Screen {
  return {
    namespace: name,
    load: async () => {
      const { feature } = await load();
      const route = feature.contributions.routes?.find((candidate) => candidate.path === path);
      if (!route) throw new Error(`The feature ${name} has no page at ${path}.`);
      return route.screen.load();
    },
  };
}
