import type { Words } from '#cli/brand/resolved-brand.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { EnvironmentMark } from '../pages/environment-mark.ts';
import { inlineScript } from '../pages/inline-script.ts';
import type { StampedWords } from '../words/stamp-words.ts';

type Manifest = Pick<FeatureManifest, 'name' | 'signInWindow'>;
type Opener = Required<Manifest>;

export interface SignInRequest {
  brand: SiteBrand;
  features: readonly Manifest[];
  words: readonly StampedWords[];
  environment: EnvironmentMark | null;
  root: string;
  fill: FillTemplate;
}

/** Whether the site has a sign-in in another company's window. */
export function hasSignInWindow(features: readonly Manifest[]): boolean {
  return features.some(opensWindow);
}

/** Script of the page to which such a window returns. */
export function signInScript(root: string): string {
  return inlineScript(root, 'sign-in.js');
}

/**
 * The page to which a sign-in window returns; empty if the site opens none. @throws if the feature lacks the text named
 * by its `signInWindow`
 */
export function stampSignIn({ brand, features, words, environment, root, fill }: SignInRequest): SiteFiles {
  const opener = features.find(opensWindow);
  if (!opener) return new Map();
  const { languages, theme, name } = brand;
  const texts = languages.offered.map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words[opener.name];
    return { tag, direction, text: returnText(opener, own) };
  });
  const page = fill('sign-in.html', {
    name,
    language: languages.offered.find(({ code }) => code === languages.default),
    colorScheme: theme.scheme === 'light' ? 'light dark' : 'dark light',
    script: signInScript(root),
    texts,
    environment,
  });
  return new Map([['sign-in.html', written(page)]]);
}

function opensWindow(feature: Manifest): feature is Opener {
  return feature.signInWindow !== undefined;
}

function returnText({ name, signInWindow }: Opener, words: Words | undefined): string {
  const text = words?.[signInWindow];
  if (typeof text !== 'string') throw new Error(`The feature ${name} has no words for ${signInWindow}.`);
  return text;
}
