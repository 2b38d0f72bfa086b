// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isLiveTopics(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    (value.balance === undefined || isBalance(value.balance)) &&
    (value.messages === undefined || isUnreadCount(value.messages)) &&
    (value.draw === undefined || isLiveDraw(value.draw)) &&
    (value.winner === undefined || isRankEntry(value.winner)) &&
    (value.status === undefined || isLiveStatus(value.status)) &&
    (value.modules === undefined || (typeof value.modules === 'object' && value.modules !== null && !Array.isArray(value.modules))) &&
    (value.chat === undefined || isLiveChat(value.chat));
}

function isBalance(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}

function isUnreadCount(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.unreadCount) && value.unreadCount >= 0;
}

function isLiveDraw(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.gameCode === 'string' &&
    typeof value.issue === 'string' &&
    ["opened","cancelled"].includes(value.status) &&
    Array.isArray(value.numbers) && value.numbers.every((item1) => typeof item1 === 'string') &&
    Number.isInteger(value.drawTime) &&
    typeof value.next === 'object' && value.next !== null && !Array.isArray(value.next) && typeof value.next.issue === 'string' && Number.isInteger(value.next.drawTime);
}

function isRankEntry(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.vo === 'object' && value.vo !== null && !Array.isArray(value.vo) && Number.isInteger(value.vo.id) && Number.isInteger(value.vo.winAmount) && typeof value.vo.currency === 'string' && typeof value.vo.account === 'string' && Number.isInteger(value.vo.nodeId) && typeof value.vo.nodeName === 'string' && typeof value.vo.vassalage === 'string' && isGameType(value.vo.gameType) && typeof value.vo.gameCode === 'string' && typeof value.vo.showIcon === 'string';
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isLiveStatus(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    [0,1,2].includes(value.status);
}

function isLiveChat(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.room === 'string' &&
    Number.isInteger(value.id) && value.id >= 1 &&
    typeof value.from === 'string' &&
    typeof value.text === 'string' && [...value.text].length <= 1000 &&
    Number.isInteger(value.at);
}
