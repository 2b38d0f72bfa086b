// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isLiveTopics(value) {
  return isObject(value) &&
    (value.balance === undefined || isBalance(value.balance)) &&
    (value.messages === undefined || isUnreadCount(value.messages)) &&
    (value.draw === undefined || isLiveDraw(value.draw)) &&
    (value.winner === undefined || isRankEntry(value.winner)) &&
    (value.status === undefined || isLiveStatus(value.status)) &&
    (value.modules === undefined || isObject(value.modules)) &&
    (value.chat === undefined || isLiveChat(value.chat)) &&
    (value.deposit === undefined || isLiveDeposit(value.deposit)) &&
    (value.withdrawal === undefined || isLiveWithdrawal(value.withdrawal)) &&
    (value.care === undefined || isLiveCare(value.care)) &&
    (value.contract === undefined || isLiveContract(value.contract)) &&
    (value.fixture === undefined || isFixtureState(value.fixture));
}

function isBalance(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}

function isUnreadCount(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.unreadCount) && value.unreadCount >= 0;
}

function isLiveDraw(value) {
  return isObject(value) &&
    isText(value.gameCode, 64) &&
    isText(value.issue, 64) &&
    ["opened","cancelled"].includes(value.status) &&
    Array.isArray(value.numbers) && value.numbers.length <= 50 && value.numbers.every((item1) => isText(item1, 32)) &&
    Number.isSafeInteger(value.drawTime) && value.drawTime >= 0 && value.drawTime <= 8640000000000000 &&
    isObject(value.next) && isText(value.next.issue, 64) && Number.isSafeInteger(value.next.drawTime) && value.next.drawTime >= 0 && value.next.drawTime <= 8640000000000000;
}

function isRankEntry(value) {
  return isObject(value) &&
    isObject(value.vo) && Number.isSafeInteger(value.vo.id) && Number.isSafeInteger(value.vo.winAmount) && typeof value.vo.currency === 'string' && /^[A-Z]{3}$/u.test(value.vo.currency) && cutText(value.vo, "account", 255) && Number.isSafeInteger(value.vo.nodeId) && cutText(value.vo, "nodeName", 255) && isText(value.vo.vassalage, 64) && isGameType(value.vo.gameType) && isText(value.vo.gameCode, 64) && (value.vo.wonAt === undefined || (Number.isSafeInteger(value.vo.wonAt) && value.vo.wonAt >= 0 && value.vo.wonAt <= 8640000000000000)) && isText(value.vo.showIcon, 2048);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isLiveStatus(value) {
  return isObject(value) &&
    [0,1,2].includes(value.status);
}

function isLiveChat(value) {
  return isObject(value) &&
    isText(value.room, 64) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    cutText(value, "from", 255) &&
    cutText(value, "text", 1000) &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000;
}

function isLiveDeposit(value) {
  return isObject(value) &&
    isText(value.orderId, 18) && /^D[0-9]{6}-[0-9]{6,10}$/u.test(value.orderId) &&
    isDepositState(value.state);
}

function isDepositState(value) {
  return ["waiting","paid","credited","expired","cancelled","refused"].includes(value);
}

function isLiveWithdrawal(value) {
  return isObject(value) &&
    isText(value.orderId, 18) && /^W[0-9]{6}-[0-9]{6,10}$/u.test(value.orderId) &&
    isWithdrawalState(value.state);
}

function isWithdrawalState(value) {
  return ["requested","approved","sent","received","refused"].includes(value);
}

function isLiveCare(value) {
  return isObject(value) &&
    ["stopped","realityCheck","step","limits"].includes(value.kind);
}

function isLiveContract(value) {
  return isObject(value) &&
    isContractKind(value.kind) &&
    ["proposed","accepted","rejected","withdrawn","terminated","requested","paid"].includes(value.change) &&
    ["given","own"].includes(value.side);
}

function isContractKind(value) {
  return ["dividend","dailySalary","hourlySalary","realTimeSalary"].includes(value);
}

function isFixtureState(value) {
  return isObject(value) &&
    isText(value.fixtureId, 64) && value.fixtureId !== '' &&
    ["upcoming","live","ended"].includes(value.state) &&
    typeof value.isSuspended === 'boolean' &&
    isFixtureOdds(value.odds) &&
    (value.score === undefined || isFixtureScore(value.score)) &&
    (value.period === undefined || isFixturePeriod(value.period));
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
