import { useSnapshot } from 'valtio';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { inlineLink } from '#app/kit/theme/link.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { hasAccepted } from '#app/shell/log-in/acceptance.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';
import { type RegisterDraft, setAccepted } from './register-draft.ts';

interface AcceptTermsProps {
  draft: RegisterDraft;
  /** Id of the form that the checkbox belongs to. */
  form: string;
}

/**
 * Confirmation of the age limit, the terms and, unless accepted in this session, the disclaimer. The texts open beside
 * the form and keep its input.
 */
export function AcceptTerms({ draft, form }: AcceptTermsProps) {
  const { t } = useTranslation('registration');
  const { minimumAge: age, disclaimer } = useBrand().legal;
  const { accepted, unaccepted } = useSnapshot(draft);
  const { status } = useSession();
  const session = useSessionService();
  const asks = disclaimer && !hasAccepted(session, status);
  const hasHelp = useHasPage(paths.help);
  return (
    <Checkbox
      form={form}
      checked={accepted}
      error={unaccepted ? t('fault.accept', { age }) : undefined}
      onChange={(event) => setAccepted(draft, event.target.checked)}
      required
    >
      {t(asks ? 'accept.restricted' : 'accept.plain', { age })}{' '}
      {hasHelp && (
        <Link className={inlineLink} to={`${paths.help}#term`} target="_blank">
          {t('accept.terms')}
        </Link>
      )}
    </Checkbox>
  );
}
