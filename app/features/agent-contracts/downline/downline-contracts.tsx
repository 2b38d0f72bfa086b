import { useId } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { DownlinePartProps } from '#app/shell/slots/agent-slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { CONTRACT_KINDS } from '#schemas/contracts/terms.ts';
import { list, title } from './downline.css.ts';
import { KindRow } from './kind-row.tsx';

/** The agent's contracts with a direct downline, one of each kind. */
export function DownlineContracts({ account }: DownlinePartProps) {
  const { t } = useTranslation('agent-contracts');
  const id = useId();
  // Each kind has a page of the same id, which the platform may have switched off.
  const pages = useSlot('agentPages').filter(({ pending }) => !pending);
  const kinds = CONTRACT_KINDS.filter((kind) => pages.some((page) => page.id === kind));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t('view.contracts')}
      </h2>
      <ul className={list}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} account={account} />
        ))}
      </ul>
    </section>
  );
}
