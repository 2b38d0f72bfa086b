import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { type Html, html } from '../html.ts';
import type { Switches } from '../process/switches.ts';

/** States of a registration field that the console can set. */
export const FIELD_STATES = {
  required: { enabled: true, required: true },
  optional: { enabled: true, required: false },
  hidden: { enabled: false, required: false },
} as const;
export type FieldState = keyof typeof FIELD_STATES;

/** Registration fields with a rule, in the contract's order. */
export const ruledFields: readonly string[] = contract.components.schemas.RegisterSettings.required;

export function rulesCard({ registrationRules }: Switches): Html {
  const rows = Object.entries(registrationRules).map(
    ([field, { enabled, required }]) => html`<li><form method="post" action="/sandbox/console/rule/remove">
<input type="hidden" name="field" value="${field}">
<span>${field}: ${stateOf(enabled, required)}</span>
<button class="plain">Remove</button></form></li>`,
  );
  const fields = ruledFields.map((field) => html`<option>${field}</option>`);
  const states = Object.keys(FIELD_STATES).map((state) => html`<option>${state}</option>`);
  return html`<section>
<h2>Registration</h2>
<form method="post" action="/sandbox/console/rule" class="fields">
<label>Field<select name="field">${fields}</select></label>
<label>State<select name="state">${states}</select></label>
<button>Set</button>
</form>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">Every field follows the brand’s rules.</p>`}
</section>`;
}

/** A rule with neither comes from the control API and changes only the length or the pattern. */
function stateOf(enabled: boolean | undefined, required: boolean | undefined): string {
  if (enabled === false) return 'hidden';
  if (enabled === undefined && required === undefined) return 'another length or pattern';
  return required ? 'required' : 'optional';
}
