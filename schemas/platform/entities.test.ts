import { expect, it } from 'vitest';
import contract from '../generated/platform.openapi.json' with { type: 'json' };

const schemas: Record<string, object> = contract.components.schemas;

/** Names of the fields of a schema, and of the objects inside it. */
function fieldsOf(name: string): string[] {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no ${name}.`);
  return namesIn(schema);
}

function namesIn(schema: object): string[] {
  const own = 'properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {};
  const inside = Object.values(schema).filter((part) => typeof part === 'object' && part !== null);
  return [...Object.keys(own), ...inside.flatMap(namesIn)];
}

/** Fields that part 3 of the specification names, by the schema of the contract that has them. */
const ENTITIES = [
  ['LoginPayload', 'username password captcha type botCheck'],
  ['SmsLoginPayload', 'mobileNum countryDialingCode verificationCode type botCheck firebaseIdToken firebaseChannel'],
  ['LoginValue', 'firstTimeLogin passwordExpired token userInfo'],
  [
    'RegisterPayload',
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode ' +
      'affiliateCode paymentPassword line whatsapp facebook wechat idNumber birthday referralCode domain ' +
      'countryDialingCode firebaseChannel firebaseIdToken login registerUrl registerMethod',
  ],
  ['PasswordEmailPayload', 'username email'],
  ['SmsPayload', 'mobileNum countryDialingCode botCheck'],
  ['ResetPayload', 'newPassword mobileNum verificationCode'],
  ['ChangePasswordPayload', 'oldPassword newPassword confirmNewPassword'],
  ['Country', 'countryCode countryDialingCode'],
  ['SecurityConfig', 'securityQuestions idVerification enabled isComplete status'],
  ['CustomerSecurityQuestion', 'question questionId'],
  ['SecurityAnswer', 'question questionId answer'],
  [
    'PersonalInfo',
    'idType payeename birthday address permanentAddress placeOfBirth nationality sourceOfIncome occupation employerName',
  ],
  ['IdImages', 'module idCardFront idCardBack idCardSelfie'],
  ['MemberInfo', 'id account nickname type balance currency vipLabel unreadMessages availablePromos'],
  [
    'Game',
    'nodeId nodeName gameName vassalage gameType gameCode displayName showIcon iconUrl url lagerIcon isHot isGame',
  ],
  ['VendorLane', 'title cards'],
  ['VendorCard', 'vassalage'],
  ['FavoritePayload', 'nodeId vendor gameType'],
  ['SavedGamePage', 'content pageNum totalPages'],
  ['Banner', 'groupName url linkageType'],
  ['Notice', 'id title'],
  ['Announcement', 'title content promotionType'],
  ['Announcements', 'banners player popup promotion'],
  ['Popup', 'execution'],
  ['RankEntry', 'vo winAmount'],
  [
    'ConsolidatedFunds',
    'dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype contractmrdailysalinfotype contracthoursalinfo ' +
      'dailysalinfotype divtypeinfo',
  ],
  [
    'SystemStatus',
    'maintenance regionRestriction location ip info customerService domainRoute resources resourceType labelNameEn ' +
      'url mainDomain gtagId imageCDNs launchGameCDNs',
  ],
  ['ModuleNode', 'modId enabled childrenNodes'],
  ['FieldRule', 'enabled required acceptedPattern minLength maxLength'],
  ['MerchantWallet', 'isSingle'],
  ['MenuChoice', 'label value'],
  ['ContractTier', 'validBet netLoss activeMembers rate winRate lossRate singleBet'],
  ['PointBalance', 'currentPoints'],
  ['PointConfig', 'ratio'],
  ['PointGood', 'points stock'],
  ['Redemption', 'quantity status'],
  ['WithdrawalOrder', 'received remaining'],
  ['WithdrawalMissing', 'image'],
  ['PromotionApplication', 'comment images'],
] as const;

// @proves 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.15, 3.16, 3.17, 3.19, 3.20, 3.21, 3.22, 3.23, 3.24, 3.25, 3.26
// @proves 3.27, 3.28, 3.29, 3.30, 3.31, 3.33, 3.34, 3.35, 3.36
it.each(ENTITIES)('%s has the fields that the specification names', (name, fields) => {
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields.split(' ')));
});
