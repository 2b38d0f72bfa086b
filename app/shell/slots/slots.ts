import type {
  AccountMenuContribution,
  AccountPartContribution,
  BalanceLineContribution,
  DepositLimitContribution,
  MemberPageContribution,
  MessageActionContribution,
  VerificationGateContribution,
  WalletPartContribution,
  WithdrawalProofContribution,
} from './account-slots.ts';
import type { AgentPageContribution, ChosenActionContribution, DownlinePartContribution } from './agent-slots.ts';
import type {
  BotCheckContribution,
  ForgotMethodContribution,
  LogInMemoryContribution,
  LoginMethodContribution,
  PasswordCheckContribution,
  PhoneVerifierContribution,
} from './log-in-slots.ts';
import type { NavigationContribution } from './navigation-slot.ts';
import type {
  AroundContribution,
  ConsentContribution,
  FooterLinkContribution,
  HeaderActionContribution,
  HeaderFillContribution,
  HelpPartContribution,
  HomeRowContribution,
  MenuPartContribution,
  RefusalContribution,
  RightBarContribution,
  RouteContribution,
  TileActionContribution,
} from './page-slots.ts';
import type {
  RegistrationMethodContribution,
  RegistrationNumberContribution,
  RegistrationPartContribution,
} from './registration-slots.ts';
import type { SearchSourceContribution } from './search-slots.ts';
import type { ModalContribution, SessionHookContribution } from './session-slots.ts';

export type { DepositLimitProps, VerificationGateProps, WithdrawalProofProps } from './account-slots.ts';
export type { Audience } from './contribution.ts';
export type { Credentials, LogInMemory, Memory, PasswordCheck } from './log-in-parts.ts';
export type { Entrance, ForgotMethodProps, LoginMethodProps } from './log-in-slots.ts';
export type { NavigationContribution, NavigationFacts } from './navigation-slot.ts';
export type { ConsentProps, HomeRowProps, RefusalProps, RouteContribution, TileActionProps } from './page-slots.ts';
export type { SearchEntry, SearchGroup, SearchSourceProps } from './search-slots.ts';
export type { ModalProps } from './session-slots.ts';

/** Everything that a feature can contribute to. The shell defines the slots and knows no feature. */
export interface Slots {
  around: AroundContribution;
  routes: RouteContribution;
  modals: ModalContribution;
  headerActions: HeaderActionContribution;
  headerFill: HeaderFillContribution;
  navigation: NavigationContribution;
  loginMethods: LoginMethodContribution;
  registrationMethods: RegistrationMethodContribution;
  registrationParts: RegistrationPartContribution;
  registrationNumbers: RegistrationNumberContribution;
  forgotMethods: ForgotMethodContribution;
  passwordChecks: PasswordCheckContribution;
  logInMemory: LogInMemoryContribution;
  homeRows: HomeRowContribution;
  tileActions: TileActionContribution;
  footerLinks: FooterLinkContribution;
  helpParts: HelpPartContribution;
  consents: ConsentContribution;
  refusals: RefusalContribution;
  rightBar: RightBarContribution;
  menuParts: MenuPartContribution;
  searchSources: SearchSourceContribution;
  accountMenu: AccountMenuContribution;
  accountParts: AccountPartContribution;
  walletParts: WalletPartContribution;
  depositLimits: DepositLimitContribution;
  balanceLines: BalanceLineContribution;
  memberPages: MemberPageContribution;
  messageActions: MessageActionContribution;
  agentPages: AgentPageContribution;
  downlineParts: DownlinePartContribution;
  chosenActions: ChosenActionContribution;
  verificationGates: VerificationGateContribution;
  withdrawalProofs: WithdrawalProofContribution;
  sessionHooks: SessionHookContribution;
  botChecks: BotCheckContribution;
  phoneVerifiers: PhoneVerifierContribution;
}

export type SlotName = keyof Slots;
