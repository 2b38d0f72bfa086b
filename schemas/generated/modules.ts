// Generated from app/features/*/feature.json by scripts/generate/module-list.ts.

/** Every module that switches a feature, with its branch of the module tree. */
export const FEATURE_MODULES = {
  "ACCOUNTGAME": "MEMBER",
  "LOTTERY": "LOBBY",
  "LOGIN": "ACCOUNT",
  "MOBILEVERCODELOGIN3": "ACCOUNT",
  "FIREBASEPHONE": "SITE",
  "PWDEXPFORCECHANGE3": "ACCOUNT",
  "FORGOTPASSWORD": "ACCOUNT",
  "REGMOBVERF3": "ACCOUNT",
  "USERNAMEREG3": "REGISTRATION",
  "MOBILENUMREG3": "REGISTRATION",
  "MOBILENUMPASSREG3": "REGISTRATION",
  "MANDATORYKYC3": "ACCOUNT",
  "FREEPAY3": "ACCOUNT",
  "LIVECHAT": "SITE",
  "FEEDBACK": "SITE",
  "CHATROOM": "SITE",
  "PTSYS3": "MEMBER",
  "MISSION": "SITE",
  "INVITE": "SITE",
  "VIP": "SITE",
  "AGENT": "BACKOFFICE",
  "ANNOUNCEMENT": "SITE",
  "PROMOTION": "SITE"
} as const;

/** The white-label flags. */
export const WHITE_LABEL_FLAGS = [
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "MOBILENUMPASSREG3",
  "REGMOBVERF3",
  "MANDATORYKYC3",
  "AGENTPOLICY3",
  "PTSYS3",
  "FREEPAY3",
  "PWDEXPFORCECHANGE3",
  "MOBILEVERCODELOGIN3"
] as const;
