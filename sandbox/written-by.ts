import type { SandboxBrand } from './setup/sandbox-brand.ts';

/** The tag that a brand's amounts are written by in a language. @param code product code of the language */
export function writtenBy({ languages }: Pick<SandboxBrand, 'languages'>, code: string): string {
  const { written, tag = 'en' } = languages.offered.find((language) => language.code === code) ?? {};
  return written ?? tag;
}
