const STAKE = 100;

const launch = new URLSearchParams(location.search).get('launch') ?? '';
const credit = document.getElementById('credit');
const result = document.getElementById('result');
const picks = document.getElementById('picks');

let money = (amount) => String(amount);

async function ask(path, options) {
  const answer = await (await fetch(path, options)).json();
  if (!answer.success) throw new Error(answer.message);
  return answer.value;
}

async function showState() {
  const state = await ask(`state?launch=${encodeURIComponent(launch)}`);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: state.currency });
  const units = 10 ** format.resolvedOptions().maximumFractionDigits;
  money = (amount) => format.format(amount / units);
  document.querySelector('h1').textContent = state.game;
  credit.textContent = `${state.isDemo ? 'Play credit' : 'Balance'}: ${money(state.balance)}`;
  credit.dataset.label = state.isDemo ? 'Play credit' : 'Balance';
}

async function play(pick) {
  picks.disabled = true;
  try {
    const body = JSON.stringify({ launch, key: crypto.randomUUID?.() ?? `${performance.now()}`, stake: STAKE, pick });
    const round = await ask('round', { method: 'POST', body });
    result.textContent = round.paid > 0 ? `You won ${money(round.paid)}.` : 'Not this time.';
    credit.textContent = `${credit.dataset.label}: ${money(round.balance)}`;
  } catch (error) {
    result.textContent = error.message;
  } finally {
    picks.disabled = false;
  }
}

picks.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) play(target.value);
});

showState().catch((error) => {
  result.textContent = error.message;
});
