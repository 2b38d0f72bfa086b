/** The layers of `app`, the highest first. */
export const APP: readonly string[];

/**
 * The folders of each zone, the highest first. A module may import from its own folder and from those below;
 * `.dependency-cruiser.mjs` refuses the rest, and `npm run house` counts it. A module that lies directly in the zone counts as a folder.
 */
export const LAYERS_OF: Readonly<Record<string, readonly string[]>>;
