import { animate, make, pause } from '../elements.js';
import { pickGroup } from '../picks.js';

const STEPS = 4;

/** A coupon of matches, and a scoreboard for the one that was bet on. `pick` is what the player pressed on the site. */
export function createStage({ root, words, game, pick, onChoose }) {
  const { fixtures } = game;
  const board = scoreboard(words, game.style);
  const fixtureOf = (pick) => fixtures[Number(pick.split('-')[0])];
  const bets = pickGroup(
    'coupon',
    words.picks,
    game.picks.map(({ pick, multiple }) => ({ pick, content: priced(words, fixtureOf(pick), pick, multiple) })),
    (pick) => {
      board.prepare(fixtureOf(pick));
      onChoose(pick);
    },
    pick,
  );
  bets.group.replaceChildren(...fixtures.map((fixture, place) => row(fixture, bets.buttons, place)));
  root.append(board.element, bets.group);
  return {
    pick: bets.chosen,
    begin: () => {
      bets.mark(false);
      board.prepare(fixtureOf(bets.chosen()));
      board.state(words.live, 'live');
    },
    show: async ({ score }) => {
      for (let step = 1; step <= STEPS; step += 1) {
        await board.attack(step);
        const part = (goals) => Math.floor((goals * step) / STEPS);
        board.score(part(score.home), part(score.away));
      }
      board.state(words.final, 'final');
    },
    settle: (won) => bets.mark(won),
  };
}

function row({ home, away }, buttons, place) {
  const own = buttons.filter(({ dataset }) => dataset.pick.startsWith(`${place}-`));
  return make(
    'div',
    'fixture',
    make('p', 'sides', make('bdi', '', home), make('bdi', '', away)),
    make('div', 'prices', ...own),
  );
}

function priced(words, { home, away }, pick, multiple) {
  const outcome = pick.split('-')[1];
  const name = outcome === 'draw' ? words.draw : words.win.replace('{side}', outcome === 'home' ? home : away);
  const short = { home: '1', draw: 'X', away: '2' }[outcome];
  const sign = make('span', 'sign', short);
  sign.setAttribute('aria-hidden', 'true');
  return [sign, make('span', 'unseen', name), make('bdi', 'odds', multiple.toFixed(2))];
}

function scoreboard(words, style) {
  const [home, away] = [make('bdi', 'side-name'), make('bdi', 'side-name')];
  const figures = make('strong', 'score', '0 – 0');
  const state = make('span', 'state', words.next);
  const ball = make('span', 'ball');
  const pitch = make('div', 'pitch', make('span', 'half'), ball);
  pitch.dataset.style = style;
  pitch.setAttribute('aria-hidden', 'true');
  figures.dir = 'ltr';
  const line = make('div', 'score-line', home, make('div', 'middle', state, figures), away);
  return {
    element: make('div', 'board', line, pitch),
    prepare: (fixture) => {
      home.textContent = fixture.home;
      away.textContent = fixture.away;
      figures.textContent = '0 – 0';
      state.textContent = words.next;
      state.dataset.state = '';
    },
    state: (text, name) => {
      state.textContent = text;
      state.dataset.state = name;
    },
    score: (ofHome, ofAway) => {
      figures.textContent = `${ofHome} – ${ofAway}`;
    },
    attack: async (step) => {
      const [x, y] = step % 2 ? [36, -8] : [-34, 7];
      ball.style.setProperty('translate', `${x * 4}% ${y * 10}%`);
      const frames = [{ insetInlineStart: step % 2 ? '20%' : '78%' }, { insetInlineStart: step % 2 ? '80%' : '18%' }];
      await animate(ball, frames, { duration: 520, easing: 'ease-in-out' });
      await pause(60);
    },
  };
}
