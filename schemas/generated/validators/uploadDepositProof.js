// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isUploadDepositProofValue(value) {
  return isObject(value) &&
    isText(value.orderId, 18) && /^D[0-9]{6}-[0-9]{6,10}$/u.test(value.orderId) &&
    isDepositState(value.state) &&
    typeof value.methodId === 'string' && /^[a-z0-9-]{1,64}$/u.test(value.methodId) &&
    isDepositKind(value.kind) &&
    cutText(value, "methodName", 64) && value.methodName !== '' &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.fee) && value.fee >= 0 && value.fee <= 9007199254740991 &&
    Number.isSafeInteger(value.credited) && value.credited >= 1 && value.credited <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    (value.expiresAt === undefined || (Number.isSafeInteger(value.expiresAt) && value.expiresAt >= 0 && value.expiresAt <= 8640000000000000)) &&
    (value.paidAt === undefined || (Number.isSafeInteger(value.paidAt) && value.paidAt >= 0 && value.paidAt <= 8640000000000000)) &&
    (value.endedAt === undefined || (Number.isSafeInteger(value.endedAt) && value.endedAt >= 0 && value.endedAt <= 8640000000000000)) &&
    Number.isSafeInteger(value.arrivalSeconds) && value.arrivalSeconds >= 0 && value.arrivalSeconds <= 2592000 &&
    isDepositPayee(value.payee) &&
    typeof value.hasProof === 'boolean' &&
    (value.bonus === undefined || isChosenBonus(value.bonus));
}

function isDepositState(value) {
  return ["waiting","paid","credited","expired","cancelled","refused"].includes(value);
}

function isDepositKind(value) {
  return ["qr","ewallet","bank","crypto","voucher"].includes(value);
}

function isDepositPayee(value) {
  return isObject(value) &&
    (value.bank === undefined || isText(value.bank, 64)) &&
    (value.holder === undefined || isText(value.holder, 64)) &&
    (value.account === undefined || isText(value.account, 128)) &&
    (value.reference === undefined || isText(value.reference, 32)) &&
    (value.asset === undefined || isText(value.asset, 32)) &&
    (value.qr === undefined || isText(value.qr, 512));
}

function isChosenBonus(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.promotionId) && value.promotionId >= 1 && value.promotionId <= 2147483647 &&
    cutText(value, "title", 255) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.wagering) && value.wagering >= 0 && value.wagering <= 1000;
}
