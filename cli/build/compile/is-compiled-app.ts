import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import type { BundledPackage, CompiledApp, CompiledChunk, CompiledFile } from './compiled-app.ts';

const isTexts = isListOf(isText);

const isChunk = hasShape<CompiledChunk>({
  imports: isTexts,
  dynamicImports: isTexts,
  css: isTexts,
  assets: isTexts,
  features: isTexts,
  packages: isTexts,
});

const isFile = hasShape<CompiledFile>({ digest: isText, size: isNumber, gzip: isNumber, classes: isTexts });

const isPackage = hasShape<BundledPackage>({ name: isText, version: isText, licence: isText, text: isText });

/** Description of a compiled site, before its late declarations are read. */
export type Bundle = Omit<CompiledApp, 'late'>;

export const isBundle = hasShape<Bundle>({
  shell: isText,
  prerender: isText,
  features: isRecordOf(isText),
  early: isTexts,
  chunks: isRecordOf(isChunk),
  files: isRecordOf(isFile),
  packages: isRecordOf(isPackage),
});
