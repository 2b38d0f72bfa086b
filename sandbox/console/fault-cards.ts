import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { type Html, html } from '../html.ts';
import { BROKEN_TREES, FAULT_KINDS, type Switches } from '../process/switches.ts';

/** operationIds of the contract, in document order. */
export function operationIds(): string[] {
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
}

export function faultsCard({ faults }: Switches): Html {
  const rows = faults.map(
    ({ operation, kind, delayMs }, index) => html`<li><form method="post" action="/sandbox/console/fault/remove">
<input type="hidden" name="index" value="${index}">
<span>${operation === '*' ? 'Every call' : operation}: ${kind}${delayMs === undefined ? '' : ` of ${delayMs} ms`}</span>
<button class="plain">Remove</button></form></li>`,
  );
  return html`<section>
<h2>Faults</h2>
<form method="post" action="/sandbox/console/fault" class="fields">
<label>Call<select name="operation"><option value="*">Every call</option>${operationIds().map((id) => option(id))}</select></label>
<label>Fault<select name="kind">${FAULT_KINDS.map((kind) => option(kind))}</select></label>
<label>Delay in ms<input name="delayMs" type="number" min="0" max="60000" value="2000"></label>
<button>Add</button>
</form>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">No faults are set.</p>`}
</section>`;
}

export function treeCard({ brokenTree }: Switches): Html {
  return html`<section>
<h2>Broken module tree</h2>
<form method="post" action="/sandbox/console/tree" class="fields">
<label>Answer<select name="kind"><option value="">whole</option>${BROKEN_TREES.map((kind) => option(kind, kind === brokenTree))}</select></label>
<button>Set</button>
</form>
<p class="empty">${brokenTree === null ? 'The tree is intact.' : `The tree is broken: ${brokenTree}.`}</p>
</section>`;
}

function option(value: string, selected = false): Html {
  return selected ? html`<option selected>${value}</option>` : html`<option>${value}</option>`;
}
