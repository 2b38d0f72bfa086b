import type { RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { faultText } from '#app/kinds/account-fields/fault-text.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { NumberFieldsProps, NumberReader } from '#app/shell/slots/registration-way.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import type { RegisterDraft } from './register-draft.ts';
import { RegisterField } from './register-field.tsx';
import { field, fields as fieldsStyle } from './register-form.css.ts';
import { type CheckContext, ruleOf } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';

interface RegisterNumberProps {
  screen: Screen<NumberFieldsProps>;
  draft: RegisterDraft;
  context: CheckContext;
  reader: RefObject<NumberReader | null>;
}

interface StepFieldsProps {
  fields: readonly FieldName[];
  /** A hidden step stays mounted and keeps its input. */
  shown: boolean;
  /** Whether Enter submits the form instead of going to the next step. */
  last: boolean;
  draft: RegisterDraft;
  context: CheckContext;
  number: Screen<NumberFieldsProps> | undefined;
  numberReader: RefObject<NumberReader | null>;
  /** Number of attempts. Each needs a new captcha. */
  serial: number;
}

export function StepFields({ fields, shown, last, draft, context, number, numberReader, serial }: StepFieldsProps) {
  return (
    <div className={fieldsStyle} hidden={!shown}>
      {fields.map((name, index) =>
        name === 'mobileNum' && number ? (
          <RegisterNumber key={name} screen={number} draft={draft} context={context} reader={numberReader} />
        ) : (
          <RegisterField
            key={name}
            name={name}
            draft={draft}
            context={context}
            first={shown && index === 0}
            enter={last ? 'go' : 'next'}
            serial={serial}
          />
        ),
      )}
    </div>
  );
}

/** The mobile number with its dialling code and, if required, its verification code. */
function RegisterNumber({ screen, draft, context, reader }: RegisterNumberProps) {
  const { t } = useTranslation('registration');
  const fault = useSnapshot(draft).faults.mobileNum;
  const props = { reader, required: ruleOf('mobileNum', context).required, error: fault && faultText(fault, t) };
  return <ScreenView screen={screen} props={props} fallback={<Skeleton className={field} />} />;
}
