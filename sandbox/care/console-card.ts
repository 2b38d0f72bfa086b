import { desc, eq } from 'drizzle-orm';
import { type ConsoleCard, type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { members } from '../roster/member-tables.ts';
import { careRegister, careSteps } from './care-tables.ts';
import { operatorToken } from './log/operator-token.ts';
import { MARKERS, RULES } from './markers/markers.ts';
import { type Listing, listPerson } from './operator/list-person.ts';
import { CARE_ACTIONS, type CareAction, operateCare } from './operator/operate-care.ts';

type CareView = Awaited<ReturnType<typeof careView>>;

const LABELS: Readonly<Record<CareAction['action'], string>> = {
  message: 'Send message',
  prompt: 'Show prompt',
  call: 'Ask for call',
  'age-increases': 'Let increases wait long enough',
  'age-stops': 'End stops',
  'age-check': 'Make reality check due',
};

/** The latest steps with their reasons, and who is on the registers. */
async function careView(platform: Platform) {
  const { db } = platform;
  const steps = await db
    .select({ step: careSteps, account: members.account })
    .from(careSteps)
    .innerJoin(members, eq(members.id, careSteps.memberId))
    .orderBy(desc(careSteps.id))
    .limit(20);
  const listed = await db.select().from(careRegister).limit(50);
  return { steps, listed, token: operatorToken(platform) };
}

function careCard({ steps, listed, token }: CareView): Html {
  return html`<section class="wide">
<h2>Player care</h2>
<h3>Steps</h3>
${steps.length > 0 ? html`<ul>${steps.map(stepRow)}</ul>` : html`<p class="empty">No member’s play calls for a step.</p>`}
<form method="post" action="/sandbox/console/care"><label>Account <input name="account" required></label>
${CARE_ACTIONS.map((action) => html`<button name="action" value="${action}" class="plain">${LABELS[action]}</button>`)}</form>
<h3>Registers of exclusions</h3>
${listed.length > 0 ? html`<ul>${listed.map(listedRow)}</ul>` : html`<p class="empty">No members are on a register.</p>`}
<form method="post" action="/sandbox/console/register">
<label>Account <input name="account"></label><label>Mobile number <input name="mobile"></label><label>E-mail <input name="email"></label>
<button name="listed" value="1">Put on country’s register</button><button name="listed" value="0" class="plain">Take off</button></form>
<h3>Markers of harm</h3>
<ul>${MARKERS.map((marker) => html`<li>${RULES[marker].text}: ${RULES[marker].weight}</li>`)}</ul>
<p>The operator’s token for the log: <code>${token}</code></p>
</section>`;
}

function stepRow({ step, account }: CareView['steps'][number]): Html {
  const reasons = MARKERS.filter((marker) => step.reasons.includes(marker)).map((marker) => RULES[marker].text);
  const why = reasons.length > 0 ? `score ${step.score}: ${reasons.join('; ')}` : 'taken here';
  return html`<li>${account}: ${step.kind}, ${why}${step.seenAt === null ? ', not seen' : ', seen'} · <time>${new Date(step.at).toISOString()}</time></li>`;
}

function listedRow({ register, trait, value }: CareView['listed'][number]): Html {
  return html`<li>${register === 'country' ? 'Country' : 'Operator'}: ${trait} ${value}</li>`;
}

function readCareAction({ account = '', action }: Form): CareAction {
  const careAction = CARE_ACTIONS.find((candidate) => candidate === action);
  if (careAction) return { account, action: careAction };
  throw unknownChoice('action', action);
}

function readListing({ account, mobile, email, listed }: Form): Listing {
  return { account, mobile, email, listed: listed === '1' };
}

export const consoleCard: ConsoleCard = {
  show: async (platform) => careCard(await careView(platform)),
  actions: {
    care: (platform, form) => operateCare(platform, readCareAction(form)),
    register: (platform, form) => listPerson(platform.db, readListing(form)),
  },
};
