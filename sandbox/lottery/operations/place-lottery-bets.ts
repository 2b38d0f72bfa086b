import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { balanceOf } from '#sandbox/ledger/ledger-accounts.ts';
import { rememberPlayed } from '#sandbox/play/remember-played.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { betItem } from '../bets/bet-item.ts';
import { placeBets } from '../bets/place-bets.ts';
import { gameOf, requireLottery } from '../menu-items.ts';
import { lotteryWords } from '../words.ts';

export const placeLotteryBets: Handler<'placeLotteryBets'> = async (call) => {
  const { platform, body } = call;
  const member = loggedIn(call);
  requireLottery(platform);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot bet. Register first.');
  const nodes = new Set(body.lines.map(({ gameCode }) => gameOf(platform, gameCode).nodeId));
  const bets = await placeBets(platform, member.id, body);
  for (const nodeId of nodes) await rememberPlayed(platform, member.id, nodeId);
  const words = lotteryWords(member.language ?? platform.brand.languages.default);
  const balance = await balanceOf(platform.db, member.id);
  const value = { bets: bets.map((bet) => betItem(bet, words)), balance, currency: platform.brand.currency };
  return { success: true, value };
};
