import { memo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { hasContact } from '#app/brand/has-contact.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useEntryPress } from '../navigation/use-entry-press.ts';
import { Link } from '../router/router.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';
import { SchemeSwitch } from '../switches/scheme-switch.tsx';
import { AgeRing } from './age-ring.tsx';
import { block, disclaimerLines, footer, legal, link, links, strong, switches } from './footer.css.ts';
import { OutLink } from './out-link.tsx';
import { RegulatorBlock } from './regulator-block.tsx';

/** Legal block, links, and copyright. */
export function Footer() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { regulator, disclaimer } = brand.legal;
  return (
    <footer className={footer}>
      <div className={block}>
        <AgeRing />
        <div className={legal}>
          <p className={strong}>
            <OutLink href={regulator?.responsibleGaming}>{t('legal.responsible')}</OutLink>
          </p>
          {regulator && <RegulatorBlock regulator={regulator} />}
          {disclaimer && <p className={disclaimerLines}>{t('legal.disclaimer')}</p>}
        </div>
      </div>
      <ul className={links}>
        {useSlot('footerLinks').map((entry) => (
          <FooterLink key={`${entry.namespace}-${entry.order}`} entry={entry} />
        ))}
      </ul>
      <div className={switches}>
        <LanguageSwitch atFoot />
        <SchemeSwitch atFoot />
      </div>
      <p>{t('legal.copyright', { brand: brand.name })}</p>
    </footer>
  );
}

const FooterLink = memo(function FooterLink({ entry }: { entry: Contributed<'footerLinks'> }) {
  const entryText = useEntryText();
  const brand = useBrand();
  const press = useEntryPress(entry.modal);
  const isMissing = entry.needs && !hasContact(brand);
  if (entry.pending || isMissing) return null;
  return (
    <li>
      <Link className={link} to={entry.path} onClick={press}>
        {entryText(entry.namespace, entry.label)}
      </Link>
    </li>
  );
});
