import { useId } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositKind, DepositMethod } from '#schemas/generated/platform.ts';
import { MethodRow } from './method-row.tsx';
import { group, groupTitle } from './methods.css.ts';

interface MethodListProps {
  methods: readonly DepositMethod[];
  currency: string;
  chosen: string;
  onChoose: (method: DepositMethod) => void;
}

/** Payment methods by group. */
export function MethodList({ methods, currency, chosen, onChoose }: MethodListProps) {
  const { t } = useTranslation('deposit');
  const id = useId();
  const kinds = [...new Set(methods.map(({ kind }) => kind))];
  const of = (kind: DepositKind) => methods.filter((method) => method.kind === kind);
  return (
    <div role="radiogroup" aria-label={t('payWith')} className={stack[5]}>
      {kinds.map((kind) => (
        <fieldset key={kind} aria-labelledby={`${id}-${kind}`} className={group}>
          <p id={`${id}-${kind}`} className={groupTitle}>
            {t(`kind.${kind}`)}
          </p>
          {of(kind).map((method) => (
            <MethodRow
              key={method.methodId}
              name={id}
              method={method}
              currency={currency}
              isChosen={method.methodId === chosen}
              onChoose={() => onChoose(method)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
