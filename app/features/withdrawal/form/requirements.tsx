import { useId } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import type { WithdrawalRequirement } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { card, cardHead, cardTitle, play, strong, sums } from './withdrawal-form.css.ts';

interface RequirementsProps {
  requirements: readonly WithdrawalRequirement[];
  currency: string;
}

/** Wagering that holds money back, the oldest first, with links to play. */
export function Requirements({ requirements, currency }: RequirementsProps) {
  return requirements.map((requirement, index) => (
    <Requirement
      key={`${requirement.openedAt}-${requirement.title}-${requirement.required}`}
      requirement={requirement}
      currency={currency}
      isFirst={index === 0}
    />
  ));
}

interface RequirementProps {
  requirement: WithdrawalRequirement;
  currency: string;
  /** Bets count towards the first requirement. */
  isFirst: boolean;
}

function Requirement({ requirement, currency, isFirst }: RequirementProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const id = useId();
  const { source, title, held, required, done } = requirement;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const bonus = title === undefined ? t('requirement.unnamed') : t('requirement.promotion', { title });
  const share = new Intl.NumberFormat(tag, { style: 'percent', roundingMode: 'floor' }).format(done / required);
  return (
    <section className={card} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id} className={cardTitle}>
          {source === 'deposit' ? t('requirement.deposit') : bonus}
        </h2>
        <Badge tone="accent">{share}</Badge>
      </div>
      <Progress labelledBy={id} value={done} max={required} />
      <p className={sums}>
        <span>{t('requirement.progress', { done: money(done), required: money(required) })}</span>
        <span className={strong}>{t('requirement.left', { left: money(minus(required, done)) })}</span>
      </p>
      <p className={prose.aside}>{t(isFirst ? 'requirement.text' : 'requirement.next', { held: money(held) })}</p>
      {isFirst && (
        <Link className={play} to={paths.index}>
          {t('requirement.play')}
        </Link>
      )}
    </section>
  );
}
