import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { languageName } from '#app/language/language-name.ts';
import { line, links, list, outLink } from './help-lines.css.ts';
import { helpLinesFor, hostName } from './help-lines-for.ts';

interface HelpLinesProps {
  /** Accessible name of the list. */
  label: string;
  /** Note for a line that answers in every country. */
  anywhere: string;
}

/** Independent help lines, those in the page's language first. */
export function HelpLines({ label, anywhere }: HelpLinesProps) {
  const { code, tag } = useCurrentLanguage();
  const { playerCare, languages } = useBrand();
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const listed = new Intl.ListFormat(tag, { type: 'unit' });
  const nameOf = (code: string) => {
    const language = languages.offered.find((one) => one.code === code);
    return language ? languageName(language) : code;
  };
  return (
    <ul className={list} aria-label={label}>
      {helpLinesFor(playerCare?.helpLines ?? [], code).map(({ name, country, phone, url, languages: spoken }) => (
        <li key={url} className={line}>
          <bdi className={prose.strong}>{name}</bdi>
          <span className={prose.note}>
            {country === null ? anywhere : countries.of(country)}
            {spoken.length > 0 && ` · ${listed.format(spoken.map(nameOf))}`}
          </span>
          <span className={links}>
            {phone && (
              <a className={outLink} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon name="device-mobile" size={18} />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
            <a className={outLink} href={url} rel="noopener" target="_blank">
              <bdi dir="ltr">{hostName(url)}</bdi>
              <Icon name="arrow-square-out" size={16} />
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
