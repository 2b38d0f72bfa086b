// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isFixturesValue(value, onLeftOut) {
  return keepValid(value, isFixture, 50, onLeftOut);
}

function isFixture(value) {
  return isObject(value) &&
    isText(value.fixtureId, 64) && value.fixtureId !== '' &&
    ["upcoming","live","ended"].includes(value.state) &&
    typeof value.isSuspended === 'boolean' &&
    isFixtureOdds(value.odds) &&
    (value.score === undefined || isFixtureScore(value.score)) &&
    (value.period === undefined || isFixturePeriod(value.period)) &&
    isText(value.vassalage, 64) &&
    isGameType(value.gameType) &&
    isText(value.gameCode, 64) &&
    cutText(value, "sport", 255) &&
    cutText(value, "league", 255) &&
    cutText(value, "home", 255) &&
    cutText(value, "away", 255) &&
    Number.isSafeInteger(value.startsAt) && value.startsAt >= 0 && value.startsAt <= 8640000000000000;
}

function isFixtureOdds(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.home) && value.home >= 1001 && value.home <= 100000000 &&
    (value.draw === undefined || (Number.isSafeInteger(value.draw) && value.draw >= 1001 && value.draw <= 100000000)) &&
    Number.isSafeInteger(value.away) && value.away >= 1001 && value.away <= 100000000;
}

function isFixtureScore(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.home) && value.home >= 0 && value.home <= 9999 &&
    Number.isSafeInteger(value.away) && value.away >= 0 && value.away <= 9999;
}

function isFixturePeriod(value) {
  return isObject(value) &&
    ["half","quarter","set","break"].includes(value.kind) &&
    (value.number === undefined || (Number.isSafeInteger(value.number) && value.number >= 1 && value.number <= 20)) &&
    (value.minute === undefined || (Number.isSafeInteger(value.minute) && value.minute >= 0 && value.minute <= 999));
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
