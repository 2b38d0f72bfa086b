export const symbols = ['seven', 'diamond', 'bell', 'cherry', 'clover', 'crown'];
const common = symbols.slice(1);

function draw(list) {
  return list[Math.floor(Math.random() * list.length)];
}

/** Three symbols for an outcome; `multiple` is the win as a multiple of the stake. */
export function symbolsFor(multiple) {
  if (multiple >= 10) return ['seven', 'seven', 'seven'];
  const alike = draw(common);
  if (multiple >= 5) return [alike, alike, alike];
  const other = draw(symbols.filter((symbol) => symbol !== alike));
  if (multiple > 0)
    return draw([
      [alike, alike, other],
      [other, alike, alike],
    ]);
  const third = draw(symbols.filter((symbol) => symbol !== alike && symbol !== other));
  return [alike, other, third];
}

/** Which of the three symbols win. */
export function winning(shown) {
  return shown.map((symbol) => shown.filter((other) => other === symbol).length > 1);
}

function picture(symbol) {
  const image = new Image(96, 96);
  image.src = `symbols/${symbol}.svg`;
  image.alt = '';
  return image;
}

function fill(strip, shown) {
  strip.replaceChildren(...shown.map(picture));
}

/** Shows symbols without animation. */
export function show(reels, shown) {
  reels.forEach((reel, index) => {
    reel.classList.remove('won');
    fill(reel.firstElementChild, [draw(symbols), shown[index], draw(symbols)]);
  });
}

async function roll(reel, symbol, index) {
  const strip = reel.firstElementChild;
  const before = [...strip.children].slice(0, 3).map((image) => image.src.match(/(\w+)\.svg$/)[1]);
  const passing = Array.from({ length: 9 + index * 5 }, () => draw(symbols));
  const after = [draw(symbols), symbol, draw(symbols)];
  fill(strip, [...after, ...passing, ...before]);
  const share = (passing.length + 3) / strip.children.length;
  const frames = [
    { transform: `translateY(${-share * 100}%)` },
    { transform: 'translateY(1.5%)', offset: 0.92 },
    { transform: 'translateY(0)' },
  ];
  await strip.animate(frames, { duration: 620 + index * 260, easing: 'cubic-bezier(.2,.7,.3,1)' }).finished;
  fill(strip, after);
}

/** Rolls the reels to the symbols in turn, without animation when reduced motion is preferred. */
export async function rollTo(reels, shown) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(reels, shown);
  await Promise.all(reels.map((reel, index) => roll(reel, shown[index], index)));
}
