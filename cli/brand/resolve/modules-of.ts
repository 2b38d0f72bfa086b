import type { FeatureManifest } from '#schemas/generated/feature.ts';

/** Nodes of the platform's module tree that control a feature or one of its pages. */
export function modulesOf({ module, pages = {} }: Pick<FeatureManifest, 'module' | 'pages'>): string[] {
  const ofPages = Object.values(pages).flatMap((page) => page.module ?? []);
  return module === null ? ofPages : [module, ...ofPages];
}
