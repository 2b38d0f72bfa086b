import type { ComponentType } from 'react';
import type { SiteBrand } from '../../brand/brand.ts';
import type { IconName } from '../../kit/icon/icon-name.ts';
import type { Game, LoginValue } from '../../platform/contract.ts';
import type { VendorLanes } from '../../platform/games/vendor-lanes.ts';
import type { SessionStatus } from '../../session/member-type.ts';
import type { BotChecker } from '../bot-check/bot-checker.ts';
import type {
  NumberFieldsProps,
  RegistrationField,
  RegistrationWay,
  SendRegistration,
} from '../registration/registration-way.ts';
import type { CreatePhoneVerifier } from '../sms-code/phone-verifier.ts';
import type { Credentials, LogInMemory, PasswordCheck } from './log-in-parts.ts';
import type { Screen } from './screen.ts';

export type { Credentials, LogInMemory, Memory, PasswordCheck } from './log-in-parts.ts';

/** Who sees a contribution; `everyone` when it is left out. */
export type Audience = 'everyone' | 'guest' | 'logged-in' | 'agent';

/** A word: the key inside the contributing feature's namespace. It must stand in the group `entry`. */
export type WordKey = `entry.${string}`;

interface Placed {
  /** Smaller stands first. */
  order: number;
}

/** A page. Pages with the same `view` share one mounted instance. */
export interface RouteContribution {
  /** Pattern below the base path, from `app/shell/router/paths.ts`. */
  path: string;
  view: string;
  /** `agent`: the agents' pages, which bring their own frame. What stands around a page of the site, its path says. */
  layout: 'site' | 'agent';
  access: 'public' | 'login' | 'agent';
  title: WordKey;
  screen: Screen;
}

export interface ModalProps {
  /** Closes the modal; a modal that owns a path leaves it. */
  close: () => void;
}

/** A dialog of the shell's modal host, opened by id or by its own path. */
export interface ModalContribution {
  id: string;
  path?: string;
  audience?: Audience;
  /** For a modal that opens by itself: such modals are shown one at a time, the smallest turn first. */
  turn?: number;
  /** It takes an answer of the platform to know whether it opens, which `useDueModal` says; later turns wait for that. */
  awaited?: true;
  screen: Screen<ModalProps>;
}

/** What stands at the end of the header: a component, or a button-like link that leads back here when it is done. */
export type HeaderActionContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | HeaderLinkContribution
  );

/** A way to a sheet of the site. */
interface HeaderLinkContribution {
  path: string;
  label: WordKey;
  /** The registration: it stands out, takes along who invited the visitor, and is there while there is a way to register. */
  isCall?: boolean;
}

/** What an entry of the navigation may depend on. */
export interface NavigationFacts {
  brand: SiteBrand;
  /** Product code of the language that is shown. */
  language: string;
  /** Vendors of each category, once the platform has said which there are. */
  lanes: VendorLanes | undefined;
}

export interface NavigationContribution extends Placed {
  path: string;
  icon: IconName;
  label: WordKey;
  /** `second`: the second list of the side menu, under a rule. `bar`: the phone's bottom bar alone. */
  group: 'main' | 'second' | 'bar';
  /** Place in the phone's bottom bar, if it has one. */
  bar?: number;
  /** Where the brand decides: takes the place of `order` and `bar`. */
  placeIn?: (brand: SiteBrand) => { order: number; bar?: number };
  audience?: Audience;
  /** What it consists of, unfolded below it in the menu. Made of the classes of `navigation/sub-menu.css.ts`. */
  sub?: Screen;
  /** Whether to show it at all, as when a category has no vendors; always where it is left out. */
  shownWhen?: (facts: NavigationFacts) => boolean;
}

/** A way to log in, shown inside the log-in sheet. */
export interface LoginMethodContribution extends Placed {
  /** Its tab, where there is more than one form. A way without a name stands below all forms, as a trial does. */
  label?: WordKey;
  audience?: Audience;
  screen: Screen<LoginMethodProps>;
}

export interface LoginMethodProps {
  /** Takes over a token, loads the person and leaves the sheet. @throws PlatformError */
  enter: (token: string, firstTime?: boolean) => Promise<SessionStatus>;
  /** The same for a log-in with a password, which may have to be changed first: says whether it has begun. @throws PlatformError */
  admit: (login: LoginValue, credentials: Credentials) => Promise<boolean>;
}

/** A way to register. The registration's sheet has a tab for each, and asks for what the platform's rules show besides. */
export interface RegistrationMethodContribution extends Placed {
  way: RegistrationWay;
  label: WordKey;
  /** What the account itself is made of; these are always asked for. */
  account: readonly RegistrationField[];
  load: () => Promise<SendRegistration>;
}

/** What a flag of the brand adds to a way to register. */
export interface RegistrationPartContribution extends Placed {
  ways: readonly RegistrationWay[];
  /** These are always asked for. */
  account: readonly RegistrationField[];
}

/** Takes the place of the plain field for the mobile number; of several the last one does. */
export interface RegistrationNumberContribution extends Placed {
  ways: readonly RegistrationWay[];
  screen: Screen<NumberFieldsProps>;
}

export interface ForgotMethodProps {
  /** Leaves the sheet. */
  close: () => void;
}

/** A way for who forgot the password to get in again, shown inside the sheet for that. */
export interface ForgotMethodContribution extends Placed {
  /** Its tab, where there is more than one way. */
  label: WordKey;
  screen: Screen<ForgotMethodProps>;
}

/** A reason to have a password changed before a session begins. */
export interface PasswordCheckContribution extends Placed {
  load: () => Promise<PasswordCheck>;
}

/** Lets the log-in offer to remember who logs in. */
export interface LogInMemoryContribution extends Placed {
  load: (brand: SiteBrand) => Promise<LogInMemory>;
}

export interface HomeRowContribution extends Placed {
  component: ComponentType;
}

export interface TileActionProps {
  game: Game;
}

/** A small control on the tile of every game, beside the tile's link. It comes after the tile and moves nothing. */
export interface TileActionContribution extends Placed {
  /** `corner`: 44 px square over the picture; `foot`: at the end of the tile's second line. */
  place: 'corner' | 'foot';
  audience?: Audience;
  screen: Screen<TileActionProps>;
}

export interface FooterLinkContribution extends Placed {
  path: string;
  label: WordKey;
  /** Whether to show it at all, as when the brand has nothing to say there. */
  useVisible?: () => boolean;
}

/** A card beside the home page, in windows with room for it. */
export interface RightBarContribution extends Placed {
  screen: Screen;
}

/** An entry of the menu of whoever is logged in, and of the list on the account page. */
export interface AccountMenuContribution extends Placed {
  /** The page that it leads to, or else the modal that it opens. */
  path?: string;
  modal?: string;
  icon: IconName;
  label: WordKey;
  audience?: Audience;
  /** What stands at its end, such as how far something is. */
  note?: Screen;
  /** Shown only while there is a verification to speak of. */
  needs?: 'verification';
}

/**
 * Runs beside every page as long as its audience is there; renders nothing. One that is nobody's first concern is a
 * `screen`, which comes when its audience does.
 */
export type SessionHookContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | {
        screen: Screen;
        /** Id of the `awaited` modal that it opens or not; where it cannot be loaded, nobody waits for that modal. */
        decides?: string;
      }
  );

/** Proves that a person and no script is at work, before calls that scripts like to make. A brand has one at most. */
export interface BotCheckContribution extends Placed {
  load: () => Promise<BotChecker>;
}

/** A service that verifies mobile numbers in place of the platform; the first one does it. */
export interface PhoneVerifierContribution extends Placed {
  load: () => Promise<CreatePhoneVerifier>;
}

/** Everything that a feature can contribute to. The shell owns the places; it knows no feature. */
export interface Slots {
  routes: RouteContribution;
  modals: ModalContribution;
  headerActions: HeaderActionContribution;
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
  rightBar: RightBarContribution;
  accountMenu: AccountMenuContribution;
  sessionHooks: SessionHookContribution;
  botChecks: BotCheckContribution;
  phoneVerifiers: PhoneVerifierContribution;
}

export type SlotName = keyof Slots;
