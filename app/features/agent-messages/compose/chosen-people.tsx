import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { chosenCount, chosenLabel, chosenPeople, note } from './compose.css.ts';

/** Names that are shown; others are counted. */
const NAMED = 8;

/** The selected accounts that the message is for. */
export function ChosenPeople({ accounts }: { accounts: readonly string[] }) {
  const { t } = useTranslation('agent-messages');
  const { tag } = useCurrentLanguage();
  const others = accounts.length - NAMED;
  const names = [...accounts.slice(0, NAMED), ...(others > 0 ? [t('others', { count: others })] : [])];
  return (
    <dl className={chosenPeople}>
      <dt className={chosenLabel}>{t('kind.label')}</dt>
      <dd className={chosenCount}>{t('to.downlines', { count: accounts.length })}</dd>
      <dd className={note}>{new Intl.ListFormat(tag).format(names)}</dd>
    </dl>
  );
}
