import type { RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { faultText } from '#app/kinds/account-fields/fault-text.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { NumberFieldsProps, NumberReader } from '#app/shell/slots/registration-way.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import type { RegisterDraft } from './register-draft.ts';
import { field } from './register-form.css.ts';
import { type CheckContext, ruleOf } from './rules/check-all.ts';

interface RegisterNumberProps {
  screen: Screen<NumberFieldsProps>;
  draft: RegisterDraft;
  context: CheckContext;
  reader: RefObject<NumberReader | null>;
}

/** The mobile number with its dialling code and, if the brand demands it, its verification code. */
export function RegisterNumber({ screen, draft, context, reader }: RegisterNumberProps) {
  const { t } = useTranslation('registration');
  const fault = useSnapshot(draft).faults.mobileNum;
  const props = { reader, required: ruleOf('mobileNum', context).required, error: fault && faultText(fault, t) };
  return <ScreenView screen={screen} props={props} fallback={<Skeleton className={field} />} />;
}
