import { useSnapshot } from 'valtio';
import { useBrand } from '#app/brand/brand-context.tsx';
import { hasContact } from '#app/brand/has-contact.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { describeRefusal, isTurnedAway } from './describe-refusal.ts';
import type { RegisterDraft } from './register-draft.ts';
import { waysOn } from './register-form.css.ts';

const ENDS = [`${paths.help}#contact`, `${paths.help}#responsible`];

interface RegisterNotesProps {
  draft: RegisterDraft;
  form: string;
  /** Why the registration failed; undefined if it did not. */
  problem: unknown;
  /** Whether this is the step that submits. */
  last: boolean;
}

/** The form's error with further links, and the confirmation of age and terms. */
export function RegisterNotes({ draft, form, problem, last }: RegisterNotesProps) {
  const { t } = useTranslation('registration');
  const warned = useSnapshot(draft).faults.affiliateCode?.key === 'fault.invitation';
  return (
    <>
      <Alert text={problem ? describeRefusal(problem, t) : warned ? t('fault.invitation') : undefined} />
      {isTurnedAway(problem) && <WaysOn />}
      {last && <AcceptTerms draft={draft} form={form} />}
    </>
  );
}

/** Links to customer service and the help lines, for a person who cannot open an account. */
function WaysOn() {
  const entryText = useEntryText();
  const brand = useBrand();
  const links = useSlot('footerLinks').filter(
    ({ path, pending, needs }) => ENDS.includes(path) && !pending && (!needs || hasContact(brand)),
  );
  return (
    <p className={waysOn}>
      {links.map(({ path, namespace, label }) => (
        <Link key={path} className={standaloneLink} to={path}>
          {entryText(namespace, label)}
        </Link>
      ))}
    </p>
  );
}
