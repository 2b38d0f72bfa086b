import { useBrand } from '#app/brand/brand-context.tsx';
import type { WordsOf } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { regulatorName } from '#app/shell/legal/regulator-name.ts';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import type { HelpPartContribution } from '#app/shell/slots/page-slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { BrandFacts } from './brand-facts.tsx';
import { callout, list, steps } from './help-page.css.ts';
import type { HelpBlock } from './sections.ts';
import { SupportContacts } from './support-contacts.tsx';

interface HelpPartsProps {
  section: HelpPartContribution['section'];
}

interface HelpBlockViewProps {
  block: HelpBlock;
}

/** Renders a block: a paragraph, a list, the brand's facts, or the parts of other features. */
export function HelpBlockView({ block }: HelpBlockViewProps) {
  const { t } = useTranslation('help');
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <HelpText word={block.text} />
        </p>
      );
    case 'facts':
      return <BrandFacts />;
    case 'support':
      return <SupportContacts />;
    case 'parts':
      return <HelpParts section={block.section} />;
    case 'disclaimer':
      return <p className={callout}>{t('shell:legal.disclaimer')}</p>;
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={block.kind === 'steps' ? steps : list}>
          {block.items.map((item) => (
            <li key={item}>
              <HelpText word={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** A help text with the brand's values inserted. */
function HelpText({ word }: { word: WordsOf<'help'> }) {
  const { t } = useTranslation('help');
  const { name, currency, legal } = useBrand();
  const regulator = legal.regulator && regulatorName(t, legal.regulator);
  return t(word, { brand: name, currency, age: legal.minimumAge, regulator });
}

/** Parts that other features contribute to a section. */
function HelpParts({ section }: HelpPartsProps) {
  const parts = useSlot('helpParts').filter((part) => part.section === section && !part.pending);
  const started = useSiteStarted();
  return (
    started &&
    parts.map(({ namespace, order, screen }) => (
      <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />
    ))
  );
}
