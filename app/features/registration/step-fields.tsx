import type { RefObject } from 'react';
import type { NumberFieldsProps, NumberReader } from '#app/shell/slots/registration-way.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import type { RegisterDraft } from './register-draft.ts';
import { RegisterField } from './register-field.tsx';
import { fields as fieldsStyle } from './register-form.css.ts';
import { RegisterNumber } from './register-number.tsx';
import type { CheckContext } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';

interface StepFieldsProps {
  fields: readonly FieldName[];
  /** A hidden step keeps its input. */
  shown: boolean;
  /** Sends the form, where the others lead to the next step. */
  last: boolean;
  draft: RegisterDraft;
  context: CheckContext;
  number: Screen<NumberFieldsProps> | undefined;
  numberReader: RefObject<NumberReader | null>;
  /** Counts the tries: each needs a new captcha. */
  serial: number;
}

/** The fields of one step. */
export function StepFields({ fields, shown, last, draft, context, number, numberReader, serial }: StepFieldsProps) {
  return (
    <div className={fieldsStyle} hidden={!shown}>
      {fields.map((name, place) =>
        name === 'mobileNum' && number ? (
          <RegisterNumber key={name} screen={number} draft={draft} context={context} reader={numberReader} />
        ) : (
          <RegisterField
            key={name}
            name={name}
            draft={draft}
            context={context}
            first={shown && place === 0}
            enter={last ? 'go' : 'next'}
            serial={serial}
          />
        ),
      )}
    </div>
  );
}
