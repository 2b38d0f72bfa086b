import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';
import { languagesInPage } from './many-languages.ts';

/** Texts for a page whose first scripts do not run, in one language. */
export interface RecoveryText {
  tag: string;
  direction: string;
  isDefault: boolean;
  title: string;
  text: string;
  action: string;
}

/** Contains the languages of the page, as the failed script might be the one that chooses; boot.js asks for others. */
export function recoveryTexts(words: readonly StampedWords[], { languages }: SiteBrand): RecoveryText[] {
  return languagesInPage(languages.offered, languages.default).map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words ?? {};
    return {
      tag,
      direction,
      isDefault: code === languages.default,
      title: shellText(own, 'notice.recovery.title'),
      text: shellText(own, 'notice.recovery.text'),
      action: shellText(own, 'notice.recovery.action'),
    };
  });
}
