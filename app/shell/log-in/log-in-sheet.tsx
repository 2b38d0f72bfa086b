import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { SheetBanner } from '../banners/sheet-banner.tsx';
import { RETURNED } from '../games/returned.ts';
import { ScreenView } from '../loading/screen-view.tsx';
import { type LogInState, wayBackOf } from '../router/log-in-state.ts';
import { useNavigate } from '../router/router.ts';
import type { LoginMethodProps } from '../slots/slots.ts';
import type { Contributed } from '../slots/use-slot.ts';
import { AcceptDisclaimer } from './accept-disclaimer.tsx';
import { inBrandOrder } from './in-brand-order.ts';
import { companies, company, place, rule, sheetBody } from './log-in-sheet.css.ts';
import { MethodSkeleton } from './method-skeleton.tsx';
import { SessionOver } from './session-over.tsx';
import { useAcceptance } from './use-acceptance.ts';
import { useEntrance } from './use-entrance.ts';

type Method = Contributed<'loginMethods'>;

export interface LogInSheetProps {
  methods: readonly Method[];
  state: LogInState;
}

/** Reason for the log-in, its forms, and other ways to get in. */
export function LogInSheet({ methods, state }: LogInSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const accepts = useAcceptance();
  const isAccepted = () => accepts(sheet.current);
  const entrance = { ...useEntrance(), isAccepted };
  const { logIn } = useBrand();
  const ordered = inBrandOrder(methods, logIn);
  const forms = ordered.filter(({ label }) => label);
  const others = ordered.filter(({ label }) => !label);
  const close = () => navigate(wayBackOf(state), { replace: true, state: RETURNED });
  return (
    <Dialog title={t('logIn.title')} onClose={close}>
      <div ref={sheet} className={sheetBody}>
        <Reason state={state} />
        <Forms forms={forms} entrance={entrance} />
        {others.length > 0 && (
          <>
            {forms.length > 0 && <p className={rule}>{t('logIn.or')}</p>}
            <div className={stack[3]}>
              {forms.length === 0 && <AcceptDisclaimer />}
              <Companies methods={others.filter(({ way }) => way)} entrance={entrance} />
              {others
                .filter(({ way }) => !way)
                .map((method) => (
                  <MethodView key={keyOf(method)} method={method} entrance={entrance} />
                ))}
            </div>
          </>
        )}
        <SheetBanner group="w_login" />
      </div>
    </Dialog>
  );
}

/** Why the log-in is shown: the platform ended the session, or the page requires an account. */
function Reason({ state: { from, open } }: { state: LogInState }) {
  const { t } = useTranslation();
  const { over } = useSession();
  const session = useSessionService();
  // If the session ends while the sheet closes after a log-in, the page shows it instead.
  const [shownReason] = useState(over);
  useEffect(() => () => void (shownReason && session.acknowledge()), [shownReason, session]);
  // An open page has already shown the reason.
  useLayoutEffect(() => {
    if (open) session.acknowledge();
  }, [open, session]);
  if (over) return <SessionOver />;
  return from && !open ? <Alert tone="info" text={t('logIn.wanted')} /> : null;
}

function Forms({ forms, entrance }: { forms: readonly Method[]; entrance: LoginMethodProps }) {
  const { t } = useTranslation();
  const entryText = useEntryText();
  const [chosen, setChosen] = useState('');
  const shown = forms.find((method) => keyOf(method) === chosen) ?? forms[0];
  if (!shown) return null;
  if (forms.length === 1) return <MethodView method={shown} entrance={entrance} />;
  const tabs = forms.map((method) => ({
    id: keyOf(method),
    label: method.label ? entryText(method.namespace, method.label) : '',
  }));
  return (
    <Tabs label={t('logIn.methods')} tabs={tabs} chosen={keyOf(shown)} onChoose={setChosen}>
      <MethodView key={keyOf(shown)} method={shown} entrance={entrance} />
    </Tabs>
  );
}

/** The ways that the brand lists beside its forms, such as other companies' accounts. */
function Companies({ methods, entrance }: { methods: readonly Method[]; entrance: LoginMethodProps }) {
  if (methods.length === 0) return null;
  return (
    <div className={companies}>
      {methods.map((method) => (
        <div key={keyOf(method)} className={company}>
          <MethodView method={method} entrance={entrance} />
        </div>
      ))}
    </div>
  );
}

function MethodView({ method, entrance }: { method: Method; entrance: LoginMethodProps }) {
  const fallback = method.label ? <MethodSkeleton /> : <Skeleton className={place} />;
  return <ScreenView screen={method.screen} props={entrance} fallback={fallback} />;
}

function keyOf({ namespace, order }: Method): string {
  return `${namespace}-${order}`;
}
