import { animate, make, picture } from '../elements.js';
import { odds, pickGroup } from '../picks.js';

/** A shoal to aim at, and a cannon. */
export function createStage({ root, words, game, onChoose }) {
  const shot = make('span', 'shot');
  const cannon = make('span', 'cannon');
  const fish = pickGroup(
    'shoal',
    words.picks,
    game.picks.map(({ pick, multiple }) => ({
      pick,
      className: `fish ${pick}`,
      content: [picture(`fish/${pick}.svg`, 120), make('span', 'fish-name', words[pick]), odds(multiple)],
    })),
    onChoose,
  );
  const sea = make('div', 'sea', make('span', 'light'), fish.group, shot, cannon);
  root.append(sea);
  const target = () => fish.buttons.find(({ dataset }) => dataset.pick === fish.chosen());
  return {
    pick: fish.chosen,
    begin: () => fish.mark(false),
    show: async ({ caught }) => {
      await fire(sea, shot, cannon, target());
      await (caught ? animate(target(), CAUGHT, { duration: 700 }) : animate(target(), AWAY, { duration: 800 }));
    },
    settle: (won) => fish.mark(won),
    lost: () => words.away,
  };
}

const CAUGHT = [
  { transform: 'none', filter: 'none' },
  { transform: 'scale(1.25) rotate(8deg)', filter: 'brightness(2)', offset: 0.35 },
  { transform: 'none', filter: 'none' },
];
const AWAY = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateX(60%) scale(0.8)', opacity: 0, offset: 0.5 },
  { transform: 'none', opacity: 1 },
];

async function fire(sea, shot, cannon, fish) {
  const [place, from, to] = [sea, cannon, fish].map((element) => element.getBoundingClientRect());
  const start = { x: from.x + from.width / 2 - place.x, y: from.y - place.y };
  const end = { x: to.x + to.width / 2 - place.x, y: to.y + to.height / 2 - place.y };
  const turn = Math.atan2(end.x - start.x, start.y - end.y);
  cannon.style.setProperty('rotate', `${turn}rad`);
  const frames = [start, end].map(({ x, y }, index) => ({
    opacity: 1 - index * 0.2,
    transform: `translate(${x}px, ${y}px) scale(${1 + index * 0.8})`,
  }));
  await animate(shot, frames, { duration: 420, easing: 'ease-in' });
}
