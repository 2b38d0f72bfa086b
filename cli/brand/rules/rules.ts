import { addressesValid } from './addresses-valid.ts';
import { agentHost } from './agent-host.ts';
import { artworkSafe } from './artwork-safe.ts';
import { basePathFree } from './base-path-free.ts';
import { botCheckKey } from './bot-check-key.ts';
import { contrast } from './contrast.ts';
import { currencyDigitsFit } from './currency-digits-fit.ts';
import { currencyKnown } from './currency-known.ts';
import { defaultLanguage } from './default-language.ts';
import { disclaimerWords } from './disclaimer-words.ts';
import { folderName } from './folder-name.ts';
import { fontsKnown } from './fonts-known.ts';
import { inheritedIdentity, sharedIdentity } from './inherited-identity.ts';
import { knownOwners } from './known-owners.ts';
import { languageTypeface } from './language-typeface.ts';
import { languagesKnown } from './languages-known.ts';
import { logInWay } from './log-in-way.ts';
import { minimumAge } from './minimum-age.ts';
import { mobileVerification } from './mobile-verification.ts';
import { ownWordsDoubtful, ownWordsValid } from './own-words-valid.ts';
import { preferredRegistration } from './preferred-registration.ts';
import { regionKnown } from './region-known.ts';
import { registrationWay } from './registration-way.ts';
import { regulatorKnown } from './regulator-known.ts';
import { noticeLicence, regulatorTexts } from './regulator-texts.ts';
import { requiredCare } from './required-care.ts';
import type { Rule } from './rule.ts';
import { schemaAddress } from './schema-address.ts';
import { signInClient } from './sign-in-client.ts';
import { themeKnown } from './theme-known.ts';
import { withoutEffect } from './without-effect.ts';
import { wordFiles } from './word-files.ts';
import { wordsComplete } from './words-complete.ts';

/** Rules that brands must follow beyond their schema. */
export const brandRules: readonly Rule[] = [
  folderName,
  inheritedIdentity,
  basePathFree,
  agentHost,
  currencyKnown,
  currencyDigitsFit,
  addressesValid,
  regulatorKnown,
  regulatorTexts,
  noticeLicence,
  minimumAge,
  requiredCare,
  knownOwners,
  disclaimerWords,
  mobileVerification,
  registrationWay,
  preferredRegistration,
  botCheckKey,
  signInClient,
  logInWay,
  languagesKnown,
  languageTypeface,
  defaultLanguage,
  regionKnown,
  ownWordsValid,
  wordFiles,
  wordsComplete,
  themeKnown,
  contrast,
  ...artworkSafe,
];

/** Rules for a draft, which shows English texts where a language has none. */
export const draftRules: readonly Rule[] = brandRules.filter((rule) => rule !== wordsComplete);

/** Rules for probable oversights. They do not stop the build. */
export const brandWarnings: readonly Rule[] = [
  sharedIdentity,
  withoutEffect,
  fontsKnown,
  ownWordsDoubtful,
  schemaAddress,
];

/** Rules that apply to templates, and to brands that extend something unreadable. */
export const incompleteRules: readonly Rule[] = [folderName];
