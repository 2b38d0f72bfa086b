import { sep } from 'node:path';
import type { ArtworkSetting } from '../artwork/artwork-setting.ts';
import type { BrandSettings, ResolvedAssets } from '../resolved-brand.ts';
import type { Candidate } from './candidate.ts';

/** The files of a valid brand's artwork. */
export function resolveAssets(candidate: Candidate, { artwork, legal }: BrandSettings): ResolvedAssets {
  const { id, examine, catalogue, layers } = candidate;
  const fileOf = (setting: ArtworkSetting) => {
    const name = artwork[setting];
    return name === null ? null : (examine(setting, name).input?.file ?? null);
  };
  // By the file, since a brand may replace a drawing of the brand that it extends by one of the same name.
  const layerOf = (file: string) => layers.layers.findIndex(({ folder }) => file.startsWith(folder + sep));
  const twinOf = (drawing: string | null, setting: ArtworkSetting) => {
    const twin = fileOf(setting);
    // A brand with a drawing of its own must not show the other brand's in the dark.
    return drawing !== null && twin !== null && layerOf(twin) > layerOf(drawing) ? null : twin;
  };
  const mark = fileOf('mark');
  if (mark === null) throw new Error(`The brand ${id} has no mark.`);
  const wordmark = fileOf('wordmark');
  return {
    mark,
    markDark: twinOf(mark, 'markDark'),
    wordmark,
    wordmarkDark: twinOf(wordmark, 'wordmarkDark'),
    hero: fileOf('hero'),
    seal: catalogue.regulators.get(legal.regulator)?.seal?.file ?? null,
  };
}
