// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isMemberAccountValue(value, onLeftOut) {
  return isObject(value) &&
    Number.isSafeInteger(value.memberSince) && value.memberSince >= 0 && value.memberSince <= 8640000000000000 &&
    keepValid(value.steps, isSecurityStep, 10, onLeftOut) &&
    keepValid(value.personal, isPersonalField, 20, onLeftOut) &&
    (value.vip === undefined || isVipProgress(value.vip));
}

function isSecurityStep(value) {
  return isObject(value) &&
    ["password","identity","payment","question","email"].includes(value.name) &&
    typeof value.isDone === 'boolean' &&
    (value.count === undefined || (Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 100)) &&
    (value.changedAt === undefined || (Number.isSafeInteger(value.changedAt) && value.changedAt >= 0 && value.changedAt <= 8640000000000000));
}

function isPersonalField(value) {
  return isObject(value) &&
    ["name","birthday","nationality","address","idNumber","email","mobile","line","whatsapp","facebook","wechat","qqNum"].includes(value.name) &&
    cutText(value, "value", 255) &&
    ["none","review","verified","proven"].includes(value.lock);
}

function isVipProgress(value) {
  return isObject(value) &&
    cutText(value, "label", 255) &&
    Number.isSafeInteger(value.points) && value.points >= 0 && value.points <= 9007199254740991 &&
    Number.isSafeInteger(value.from) && value.from >= 0 && value.from <= 9007199254740991 &&
    (value.next === undefined || (isObject(value.next) && cutText(value.next, "label", 255) && Number.isSafeInteger(value.next.points) && value.next.points >= 1 && value.next.points <= 9007199254740991));
}
