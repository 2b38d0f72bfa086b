import { type FormEvent, useId, useRef, useState } from 'react';
import type { RegisterSettings } from '../../../schemas/generated/platform.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useLocation } from '../../shell/router/router.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { inviteCodes } from './invite-codes.ts';
import { LogInInstead } from './log-in-instead.tsx';
import { createDraft } from './register-draft.ts';
import { RegisterField } from './register-field.tsx';
import { form } from './register-form.css.ts';
import { shownFields } from './rules/check-all.ts';
import { useRegister } from './use-register.ts';
import type { Way } from './use-ways.ts';
import { WayTabs } from './way-tabs.tsx';

interface RegisterFormProps {
  settings: RegisterSettings;
  /** At least one. */
  ways: readonly Way[];
  way: Way;
  onWay: (way: Way) => void;
  close: () => void;
}

/** The fields that the platform's rules show; what must be confirmed and the button stay in sight below them. */
export function RegisterForm({ settings, ways, way, onWay, close }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const { minimumAge } = useBrand().legal;
  const { search } = useLocation();
  const [codes] = useState(() => inviteCodes(search));
  const [draft] = useState(() => createDraft(codes));
  const [today] = useState(() => new Date());
  const context = { settings, minimumAge, today, account: way.account };
  const dialog = useRef<HTMLDivElement>(null);
  const id = useId();
  const { busy, submit, message, tries } = useRegister({
    draft,
    codes,
    context,
    load: way.load,
    onFaults: () => focusOnFirstFault(dialog.current),
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Dialog
      title={t('title')}
      onClose={close}
      keep
      actions={
        <>
          <Alert text={message} />
          <AcceptTerms draft={draft} form={id} />
          <Button type="submit" form={id} look="primary" whole large busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div ref={dialog}>
        <LogInInstead />
        <WayTabs ways={ways} way={way} onWay={onWay}>
          <form id={id} className={form} onSubmit={onSubmit} noValidate>
            {shownFields(context).map((name, place) => (
              <RegisterField
                key={name}
                name={name}
                draft={draft}
                context={context}
                first={place === 0}
                serial={tries}
              />
            ))}
          </form>
        </WayTabs>
      </div>
    </Dialog>
  );
}

/** The faults have to be on the page first. */
function focusOnFirstFault(part: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = part?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
  });
}
