import browsers from '#schemas/browsers.json' with { type: 'json' };
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';
import { languagesInPage } from './many-languages.ts';

/** Notice in a browser that is too old for the site. */
export interface OutdatedNotice {
  /** The brand's name. */
  name: string;
  /** The default language first. */
  texts: readonly { tag: string; direction: string; title: string; text: string; versions: string }[];
  /** Ways to contact customer service. `text` is an address or a number. */
  contacts: readonly { url: string; text: string }[];
}

/** Contains the languages of the page, as no script runs that could choose one. */
export function outdatedNotice(
  words: readonly StampedWords[],
  { name, languages, support }: SiteBrand,
): OutdatedNotice {
  const { default: first } = languages;
  const offered = languagesInPage(languages.offered, first);
  const inOrder = [...offered.filter(({ code }) => code === first), ...offered.filter(({ code }) => code !== first)];
  return {
    name,
    texts: inOrder.map(({ code, tag, direction }) => {
      const own = words.find((language) => language.code === code)?.words ?? {};
      const say = (key: string) => shellText(own, `notice.outdated.${key}`);
      return { tag, direction, title: say('title'), text: say('text'), versions: withVersions(say('versions')) };
    }),
    contacts: contactsOf(support),
  };
}

/** Fills in the oldest supported version of each engine at `{{chromium}}` and the like. */
function withVersions(text: string): string {
  return browsers.engines.reduce(
    (filled, { name, oldest }) => filled.replace(`{{${name.toLowerCase()}}}`, oldest),
    text,
  );
}

function contactsOf({ url, email, phone }: SiteBrand['support']): OutdatedNotice['contacts'] {
  return [
    ...(url ? [{ url, text: url.replace(/^https:\/\//, '') }] : []),
    ...(email ? [{ url: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ url: `tel:${phone.replaceAll(' ', '')}`, text: phone }] : []),
  ];
}
