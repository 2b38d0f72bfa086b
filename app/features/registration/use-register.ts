import { useState } from 'react';
import { useSubmission } from '../../kit/form/use-submission.ts';
import { useTranslation } from '../../language/translation.tsx';
import { encryptPayload } from '../../platform/encrypt.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useSessionService } from '../../session/session-context.tsx';
import { noteFirstLogin } from '../../session/session-flags.ts';
import { useBotCheck } from '../../shell/bot-check/use-bot-check.ts';
import { describeProblem } from '../../shell/errors/describe-problem.ts';
import type { SendRegistration } from '../../shell/registration/registration-way.ts';
import { paths } from '../../shell/router/paths.ts';
import { useNavigate } from '../../shell/router/router.ts';
import type { InviteCodes } from './invite-codes.ts';
import { platformFaults } from './platform-faults.ts';
import { checkDraft, type RegisterDraft } from './register-draft.ts';
import { registerPayload } from './register-payload.ts';
import { type CheckContext, shownFields } from './rules/check-all.ts';

interface Registration {
  draft: RegisterDraft;
  codes: InviteCodes;
  context: CheckContext;
  load: () => Promise<SendRegistration>;
  /** Leads the person to what has to be mended. */
  onFaults: () => void;
}

/** Sends the registration; the answer's token logs the new member in. */
export function useRegister({ draft, codes, context, load, onFaults }: Registration) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useSessionService();
  const navigate = useNavigate();
  const { check } = useBotCheck();
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);

  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    if (!checkDraft(draft, context)) return onFaults();
    try {
      const shown = shownFields(context);
      const payload = registerPayload({ values: draft.values, shown, codes, url: globalThis.location.href });
      const body = await encryptPayload(platform, { ...payload, ...(await check('register')) });
      const send = await load();
      const answer = await send(platform, body);
      noteFirstLogin(answer);
      // The account exists now: if only the log-in fails, trying that again is what helps.
      await session.begin(answer.token).catch(() => navigate(paths.login, { replace: true }));
    } catch (problem) {
      draft.faults = platformFaults(problem, context);
      setTries((count) => count + 1);
      if (Object.keys(draft.faults).length > 0) onFaults();
      else setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, tries };
}
