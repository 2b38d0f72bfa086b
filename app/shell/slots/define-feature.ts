import type { ComponentType } from 'react';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { Screen } from './screen.ts';
import type { SlotName, Slots } from './slots.ts';

export type Contributions = { readonly [Name in SlotName]?: readonly Slots[Name][] };

/** What a feature's `feature.ts` exports: its manifest and what it contributes to the shell. */
export interface Feature {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: Contributions;
}

/** The part of `feature.json` that the site uses. */
export type SiteManifest = Pick<FeatureManifest, 'name' | 'module'>;

export interface FeatureTools {
  /** A component of this feature that is loaded on demand, with its words. */
  screen<Props>(load: () => Promise<ComponentType<Props>>): Screen<Props>;
}

/**
 * Declares a feature. Put everything heavy behind `screen`: declarations of all linked features are part of the first
 * load.
 */
export function defineFeature(manifest: SiteManifest, contribute: (tools: FeatureTools) => Contributions): Feature {
  const screen: FeatureTools['screen'] = (load) => ({ namespace: manifest.name, load });
  return { name: manifest.name, module: manifest.module, contributions: contribute({ screen }) };
}
