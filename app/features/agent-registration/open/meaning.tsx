import { useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { AccountKind } from '#schemas/generated/platform.ts';
import { meaning, meaningIcon, meaningLine } from './open.css.ts';

const ICONS = { place: 'tree-structure', first: 'lock-simple', rate: 'coins' } as const;

/** Explains what happens after the account is opened. */
export function Meaning({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation('agent-registration');
  const id = useId();
  const lines = [
    { icon: ICONS.place, text: t(`means.place.${kind}`) },
    { icon: ICONS.first, text: t('means.first') },
    { icon: ICONS.rate, text: t(`means.rate.${kind}`) },
  ];
  return (
    <section className={meaning} aria-labelledby={id}>
      <h2 id={id} className={prose.lead}>
        {t('means.title')}
      </h2>
      {lines.map(({ icon, text }) => (
        <p key={icon} className={meaningLine}>
          <span className={meaningIcon}>
            <Icon name={icon} size={18} />
          </span>
          <span>{text}</span>
        </p>
      ))}
    </section>
  );
}
