import { games } from '../catalogue/catalogue.ts';
import { seededRandom } from '../random.ts';
import { people } from '../seed-plan/people.ts';
import { type PlannedMember, planned, playedOn, type SeedPerson } from '../seed-plan/planned-member.ts';
import type { PastMovement, PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import type { PlannedTrace, SeedPlan } from '../seed-plan/seed-plan.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { allSeeds } from './all-seeds.ts';
import { pastOf, REGULAR } from './plan-past.ts';
import { teamPeople } from './team-people.ts';

const BETS = 10;
/** Bets fall on the seeded day and the fortnight before, which the back office compares. */
const DAYS = 14;
/** A stake's part that is won back is below this: seeded wins of a team would crowd the winner boards. */
const MOST_WON = 0.97;

const DAYS_OF_HISTORY = 45;
const TRACES_APART = 6;

/** The whole seed, in US cents and relative to a day; the same on every machine. */
export async function seedPlan(): Promise<SeedPlan> {
  const seeds = await allSeeds();
  return planWith((memberId) => seeds.flatMap(({ past }) => past?.(memberId) ?? []));
}

function planWith(movementsOf: (memberId: number) => PastMovement[]): SeedPlan {
  const random = seededRandom(20_26);
  const ids = new Map([...people, ...teamPeople].map(({ account }, index) => [account, index + 1]));
  const members = people.map((person) => plannedMember(person, ids, random));
  const openings = members.flatMap((member) => history(member, random));
  // Apart from the rest, which stays as it is whatever the team is.
  const teamRandom = seededRandom(60_71);
  const team = teamPeople.map((person) => plannedMember(person, ids, teamRandom));
  const teamPast = team.flatMap((member) => teamHistory(member, teamRandom));
  const [favorites, recentGames] = [traces(ids, 1), traces(ids, 2)];
  const memberId = ids.get(REGULAR) ?? 0;
  const played = [...favorites, ...recentGames].map(({ nodeId }) => nodeId);
  const past = pastOf(memberId, played, movementsOf(memberId));
  const transactions = [...openings, ...past.transactions, ...teamPast];
  return { members: [...members, ...team], transactions, favorites, recentGames, past };
}

function plannedMember(person: SeedPerson, ids: ReadonlyMap<string, number>, random: () => number): PlannedMember {
  const idOf = (account: string | undefined) => (account === undefined ? null : (ids.get(account) ?? null));
  const id = idOf(person.account) ?? 0;
  return {
    ...person,
    id,
    uplineId: idOf(person.upline),
    frozenById: idOf(person.frozenBy),
    registered: -DAY_MS * Math.floor(random() * DAYS_OF_HISTORY),
    unreadMessages: person.type === 4 ? 0 : (id - 1) % 4,
  };
}

/** A spread of the hot games, so that each category of a brand is likely to be included. */
function traces(ids: ReadonlyMap<string, number>, first: number): PlannedTrace[] {
  const memberId = ids.get(REGULAR) ?? 0;
  const chosen = games.filter(({ hot }) => hot).filter((_game, index) => index % TRACES_APART === first);
  return chosen.map(({ nodeId }, index) => ({ memberId, nodeId, offset: -HOUR_MS * (index + 1) }));
}

/** A deposit on the day of registration; agents' downlines have played since, always within their balance. */
function history(member: PlannedMember, random: () => number): PlannedTransaction[] {
  const opening = planned(member, 'deposit', 0, member.registered, member.deposit, 0);
  if (member.uplineId === null || member.type !== 0) return [opening];
  const bets: PlannedTransaction[] = [];
  for (let balance = member.deposit, index = 1; index <= 24; index += 1) {
    const stake = Math.min(balance, 100 * (5 + Math.floor(random() * 60)));
    const win = random() < 0.29 ? stake * (2 + Math.floor(random() * 3)) - 50 * Math.floor(random() * 9) : 0;
    if (stake < 100) break;
    balance += win - stake;
    bets.push(planned(member, 'bet', index, betTime(member.registered, random), stake, Math.max(0, win)));
  }
  return [opening, ...bets];
}

/** A third of the bets fall on the seeded day and the week before it, so that no period of a report is empty. */
function betTime(registered: number, random: () => number): number {
  const recent = random();
  if (recent < 0.2) return 0;
  const reach = recent < 0.5 ? Math.max(registered, -6 * DAY_MS) : registered;
  return playedOn(Math.floor(random() * (1 - reach / DAY_MS)));
}

/** The opening deposit of a member of the demo agent's team, and bets since. */
function teamHistory(member: PlannedMember, random: () => number): PlannedTransaction[] {
  const opening = planned(member, 'deposit', 0, member.registered, member.deposit, 0);
  if (member.type !== 0) return [opening];
  const bets: PlannedTransaction[] = [];
  const reach = Math.min(DAYS, 1 - member.registered / DAY_MS);
  for (let balance = member.deposit, index = 1; index <= BETS; index += 1) {
    const stake = Math.min(balance, 100 * (2 + Math.floor(random() * 30)));
    const win = Math.floor(stake * random() * MOST_WON);
    if (stake < 100) break;
    balance += win - stake;
    bets.push(planned(member, 'bet', index, playedOn(Math.floor(random() * reach)), stake, win));
  }
  return [opening, ...bets];
}
