import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import { inlineScript } from '../pages/inline-script.ts';
import type { StampedWords } from '../words/stamp-words.ts';

/** Features whose sign-in window returns to the page, each with the text for when the window does not close by itself. */
const FEATURES = ['login-google', 'login-facebook'] as const;

export interface SignInRequest {
  brand: SiteBrand;
  features: readonly string[];
  words: readonly StampedWords[];
  root: string;
  fill: FillTemplate;
}

/** Whether the site signs people in through another company's window. */
export function hasSignInWindow(features: readonly string[]): boolean {
  return FEATURES.some((name) => features.includes(name));
}

/** The script of the page that such a window returns to. */
export function signInScript(root: string): string {
  return inlineScript(root, 'sign-in.js');
}

/** The page that such a window returns to; none when the site opens no such window. */
export function stampSignIn({ brand, features, words, root, fill }: SignInRequest): SiteFiles {
  const namespace = FEATURES.find((name) => features.includes(name));
  if (!namespace) return new Map();
  const { languages, theme, name } = brand;
  const texts = languages.offered.map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words[namespace];
    return { tag, direction, text: own?.['returned'] ?? '' };
  });
  const page = fill('sign-in.html', {
    name,
    language: languages.offered.find(({ code }) => code === languages.default),
    colorScheme: theme.scheme === 'light' ? 'light dark' : 'dark light',
    script: signInScript(root),
    texts,
  });
  return new Map([['sign-in.html', written(page)]]);
}
