import { type CheckContext, shownFields } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';

export type StepName = 'account' | 'person' | 'contact';

export interface Step {
  name: StepName;
  fields: readonly FieldName[];
}

/** Fields that fit on one step. A longer form is split into steps. */
const MAX_FIELDS = 5;

const ACCOUNT: readonly FieldName[] = ['username', 'password', 'confirmPassword', 'paymentPassword'];
const PERSON: readonly FieldName[] = ['payeeName', 'birthday', 'idNumber'];

/** The fields in order: account, person, contact details. */
export function stepsOf(context: CheckContext): Step[] {
  const shown = shownFields(context).filter((name) => name !== 'captcha');
  const stepOf = (name: FieldName): StepName => {
    if (context.account.includes(name) || ACCOUNT.includes(name)) return 'account';
    return PERSON.includes(name) ? 'person' : 'contact';
  };
  const names: StepName[] = ['account', 'person', 'contact'];
  const steps = names.map((name) => ({ name, fields: shown.filter((field) => stepOf(field) === name) }));
  return withCaptcha(joined(steps.filter(({ fields }) => fields.length > 0)), context);
}

function joined(steps: Step[]): Step[] {
  const fields = steps.flatMap((step) => step.fields);
  return fields.length > MAX_FIELDS ? steps : [{ name: 'account', fields }];
}

/** Adds the captcha to the last step, as it is valid for one attempt. */
function withCaptcha(steps: Step[], { settings }: CheckContext): Step[] {
  if (!settings.captcha.enabled) return steps;
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, fields: [...step.fields, 'captcha'] } : step,
  );
}
