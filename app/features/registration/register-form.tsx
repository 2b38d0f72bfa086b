import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { affiliate } from '#app/platform/generated/operations/affiliate.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { SheetBanner } from '#app/shell/banners/sheet-banner.tsx';
import { useToday } from '#app/shell/clock/use-today.ts';
import { useSiteDomain } from '#app/shell/domain/domain-query.ts';
import { type InviteCodes, inviteCodes } from '#app/shell/invite/invite-codes.ts';
import { useLocation } from '#app/shell/router/router.ts';
import type { NumberReader } from '#app/shell/slots/registration-way.ts';
import type { RegisterSettings } from '#schemas/generated/platform.ts';
import { LogInInstead } from './log-in-instead.tsx';
import { RegisterFoot } from './register-foot.tsx';
import { content as contentStyle, form } from './register-form.css.ts';
import { RegisterNotes } from './register-notes.tsx';
import { StepFields } from './step-fields.tsx';
import { StepHead } from './step-head.tsx';
import { useRegister } from './use-register.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import { useSteps } from './use-steps.ts';
import type { Way } from './use-ways.ts';
import { WayTabs } from './way-tabs.tsx';

interface InviteNoteProps {
  codes: InviteCodes;
  /** Whether the agent's code is valid; undefined until the platform has answered. */
  isInvited: boolean | undefined;
}

interface RegisterFormProps {
  settings: RegisterSettings;
  ways: readonly Way[];
  way: Way;
  onWay: (way: Way) => void;
  close: () => void;
}

/** The fields in steps. The confirmation and the button stay visible below them. */
export function RegisterForm({ settings, ways, way, onWay, close }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const { minimumAge } = useBrand().legal;
  const { search } = useLocation();
  const [codes] = useState(() => inviteCodes(search));
  const isInvited = useInvitation(codes);
  const { draft, drop } = useRegisterDraft(codes);
  const today = useToday();
  const context = { settings, minimumAge, today, account: way.account, ownNumber: way.number !== undefined };
  const numberReader = useRef<NumberReader>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const { steps, current, go, isLast } = useSteps(context, content);
  const { busy, submit, next, problem, tries } = useRegister({
    draft,
    // Drop an invalid code: if its field is hidden, the visitor could not correct it.
    codes: isInvited === false ? withoutAgent(codes) : codes,
    context,
    numberReader,
    load: way.load,
    onSent: drop,
    onFaults: (wrong) =>
      go(
        steps.findIndex(({ fields }) => fields.some((name) => name === wrong || draft.faults[name])),
        true,
      ),
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const captchaId = new FormData(event.currentTarget).get('captchaId');
    if (isLast) void submit(String(captchaId ?? ''));
    else void next(steps[current]?.fields ?? [], () => go(current + 1));
  };

  return (
    <Dialog title={t('title')} onClose={close} keep>
      <div
        ref={content}
        className={contentStyle}
        data-stepped={steps.length > 1 || undefined}
        data-later={current > 0 || undefined}
      >
        {current === 0 && <SheetBanner group="w_register" />}
        {current === 0 && <LogInInstead />}
        {current === 0 && <InviteNote codes={codes} isInvited={isInvited} />}
        <WayTabs ways={ways} way={way} onWay={onWay}>
          <form id={id} className={form} onSubmit={onSubmit} noValidate>
            {steps.length > 1 && <StepHead steps={steps} current={current} />}
            {steps.map((step, index) => (
              <StepFields
                key={step.name}
                fields={step.fields}
                shown={index === current}
                last={index === steps.length - 1}
                draft={draft}
                context={context}
                number={way.number}
                numberReader={numberReader}
                serial={tries}
              />
            ))}
          </form>
        </WayTabs>
      </div>
      <DialogFoot notes={<RegisterNotes draft={draft} form={id} problem={problem} last={isLast} />}>
        <RegisterFoot form={id} busy={busy} last={isLast} onBack={current > 0 ? () => go(current - 1) : undefined} />
      </DialogFoot>
    </Dialog>
  );
}

function withoutAgent({ affiliateCode: _over, ...others }: InviteCodes): InviteCodes {
  return others;
}

/** Names the inviter, or says that the invitation has expired. */
function InviteNote({ codes: { affiliateCode, referralCode }, isInvited }: InviteNoteProps) {
  const { t } = useTranslation('registration');
  const code = isInvited ? (affiliateCode ?? referralCode) : referralCode;
  if (isInvited === false) return <Alert tone="info" text={t('inviteOver')} />;
  return code ? <Alert tone="info" text={t('invited', { code })} /> : null;
}

/**
 * Whether the agent's code in the address is valid, so that the visitor knows before filling in the form. Undefined
 * without a code and while loading. The platform checks the code again on registration.
 */
function useInvitation({ affiliateCode: code = '' }: InviteCodes): boolean | undefined {
  const platform = usePlatform();
  const domain = useSiteDomain();
  const { data } = useQuery({
    queryKey: ['invitation', code, domain],
    queryFn: ({ signal }) => affiliate(platform, { code, domain }, { signal }),
    enabled: code !== '',
    staleTime: 0,
  });
  return data?.valid;
}
