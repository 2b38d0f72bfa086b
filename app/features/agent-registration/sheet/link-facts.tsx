import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Facts } from '#app/kit/facts/facts.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { LinkRow } from '../links/link-list.ts';

/** On which terms accounts register by a link, and how many have. */
export function LinkFacts({ link }: { link: LinkRow }) {
  const { t } = useTranslation('agent-registration');
  const rate = useRateText();
  const time = useClock('long');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const { kind, uses, code, createdAt, expiresAt, state } = link;
  const facts = [
    [t('fact.kind'), t(`kind.${kind}`)],
    [t('fact.rate'), rate(link.rate)],
    [t('fact.uses'), number.format(uses)],
    [t(state === 'expired' ? 'fact.expired' : 'fact.expires'), expiresAt === undefined ? t('never') : time(expiresAt)],
    [t('column.createdAt'), time(createdAt)],
    [t('fact.code'), code],
  ] as const;
  return <Facts className={`${section} ${prose.strong}`} rows={facts} />;
}
