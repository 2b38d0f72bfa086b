import type { ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { quietLink } from '#app/kit/theme/link.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { regulatorName } from '#app/shell/legal/regulator-name.ts';
import { fact, facts, factValue } from './help-page.css.ts';

/** The brand's legal and basic facts. */
export function BrandFacts() {
  const { t } = useTranslation('help');
  const { name, currency, legal } = useBrand();
  const { regulator, licence, minimumAge } = legal;
  return (
    <dl className={facts} aria-label={t('facts.label', { brand: name })}>
      <Fact term={t('facts.age')}>{t('facts.years', { count: minimumAge })}</Fact>
      <Fact term={t('facts.currency')}>{currency}</Fact>
      {regulator && (
        <Fact term={t('facts.regulator')}>
          <a className={quietLink} href={regulator.url} rel="noopener" target="_blank">
            <bdi>{regulatorName(t, regulator)}</bdi>
          </a>
        </Fact>
      )}
      {licence && <Fact term={t('facts.licence')}>{licence}</Fact>}
    </dl>
  );
}

interface FactProps {
  term: string;
  children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div className={fact}>
      <dt className={prose.note}>{term}</dt>
      <dd className={factValue}>{children}</dd>
    </div>
  );
}
