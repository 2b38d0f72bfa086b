// Generated from schemas/platform/ by scripts/generate/platform-types.ts.

import type { MinorUnits } from '#schemas/money/minor-units.ts';

export interface paths {
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member or an agent in.
         * @description Logs a member or an agent in. A failed try returns 401 with `value.captcha`; the visitor's next tries need the captcha, and after more failures they return 429. A log-in by mobile number has SmsLoginPayload as its payload.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address for signing in with another company's account.
         * @description The address at the OpenID provider where a sign-in begins. The platform discovers it from the provider's issuer.
         */
        get: operations["oidcProvider"];
        put?: never;
        /**
         * Logs in with an OpenID provider's code.
         * @description The platform exchanges the code with the provider, checks the ID token against the nonce and opens a session. A new person gets an account.
         */
        post: operations["oidcLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge for a log-in with a passkey.
         * @description Starts a log-in with a passkey. The challenge is good for one log-in within five minutes, from the same origin. It names no member: the passkey does. The origin of the call has to be one of the brand's domains, which also decides the relying party's id; elsewhere the answer is not_available.
         */
        post: operations["passkeyLogInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs in with a passkey.
         * @description Opens a session for the member whose passkey signed the challenge. The authenticator must have verified the person. Such a log-in is as good as a password and an answer: the session owes neither a new password nor the answer to a security question; an identity verification is owed as after any other log-in. A passkey that the platform does not know is refused with passkey_unknown; a challenge that is spent, too old or from elsewhere, a wrong signature and a counter that went back with passkey_failed.
         */
        post: operations["passkeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's passkeys.
         * @description The member's passkeys, newest first. Trial accounts are refused.
         */
        get: operations["passkeys"];
        /**
         * Names a passkey.
         * @description Gives a passkey another name. One that is not the member's is refused with not_found.
         */
        put: operations["renamePasskey"];
        /**
         * Adds a passkey.
         * @description Adds the passkey that was made for a challenge of passkeyOptions, within five minutes and in the same session. It is named after the browser and the system, and the member is told by a message. A member has at most `maxPasskeys`; one more is refused with not_available.
         */
        post: operations["addPasskey"];
        /**
         * Removes a passkey.
         * @description Removes a passkey, which logs in no more. One that is not the member's is refused with not_found; the only way into an account that has neither a password, a number for log-ins by SMS nor another company's account with last_way_in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge for a new passkey.
         * @description Starts the adding of a passkey. The account's password is in the encrypted payload; too many wrong ones return 429. With the payment password in it, the passkey can confirm withdrawals; a member without a payment password needs none for that. The challenge is good for one passkey within five minutes, in the same session and from the same origin, which has to be one of the brand's domains.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a visitor in to a trial account.
         * @description Logs a visitor in to a trial account.
         */
        post: operations["freePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the member's password.
         * @description Changes the member's password, ends every other session of the account and forgets its devices. A session that owed the new password ends too; the site then logs in with it. `value.fields` lists fields that break a rule.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/customerSecurityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security question of this log-in.
         * @description The member's security question. Of several it is one at random, the same throughout the log-in.
         */
        get: operations["customerSecurityQuestion"];
        /**
         * Sets the security questions.
         * @description Sets the two questions of which each log-in asks one, or replaces them. The account's password is in the encrypted payload; too many wrong ones return 429. Fields are named `questions.0.question`, `questions.1.answer` and so on. A brand without security questions refuses with not_available.
         */
        put: operations["setSecurityQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/customerSecurityQuestions/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks an answer to the security question.
         * @description Checks an answer to the security question, ignoring case and surrounding spaces. Repeated wrong answers return 429.
         */
        post: operations["verifySecurityAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new captcha.
         * @description A new captcha. It is valid for one try, right or wrong, within five minutes. `kind=question` and `captchaId`, additions of this project, are a sum in words for visitors who cannot see the picture, and the name of this one captcha.
         */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge against bots.
         * @description An ALTCHA challenge. Its solution is sent as `botCheck` with one call of the action, within five minutes.
         */
        get: operations["botChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the session.
         * @description Ends the session.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remembers this device for a day.
         * @description Makes this browser a remembered device of the member for 24 hours, counted from the log-in. The answer sets two cookies with Secure, SameSite=Strict and Path=/: `__Host-device` holds the device's token and is HttpOnly; `__Host-remembered`, which is `1`, only tells the site that there is one. The session belongs to the device from then on. A session can remember a device once, up to 15 minutes after a log-in; later ones and sessions that a device opened are refused with log_in_again. A device that this browser held before is forgotten.
         */
        put: operations["rememberDevice"];
        /**
         * Opens a session on a remembered device.
         * @description Opens a session with the token in the cookie `__Host-device` and replaces that token. The 24 hours still count from the log-in. For ten seconds the replaced token opens sessions too and is answered with the same successor, so two tabs or a lost answer do not end a session. If it comes back after that, a copy exists: the device is forgotten and all its sessions end. Sessions of one device exist side by side; those of other devices end, as at a log-in. What needs a recent log-in counts from the one that remembered the device. Without a valid token the answer is 401 not_logged_in, and it deletes both cookies. Every call that reads the cookie needs the header `platform`.
         */
        post: operations["resumeSession"];
        /**
         * Forgets this device.
         * @description Forgets the device of the cookie `__Host-device`, if there is one, and deletes both cookies. The session of the call continues without the device; other sessions of the device end. A log-out does the same, and ends the session too.
         */
        delete: operations["forgetDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's remembered devices.
         * @description The devices that are remembered for the member, last used first. Expired ones are left out. A new password and a locked account forget all of them.
         */
        get: operations["devices"];
        put?: never;
        post?: never;
        /**
         * Forgets one of the member's devices.
         * @description Forgets a device and ends its sessions. If it is this session's own, the session continues and the cookies are deleted. A device that is not the member's, or no longer remembered, is refused with not_found.
         */
        delete: operations["revokeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member's own account page shows.
         * @description How well the account is secured, the personal data with what is locked, and the VIP level. Personal data is masked by the platform. Trial accounts are refused.
         */
        get: operations["memberAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/logIns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log-ins to the member's account.
         * @description One page of the log-ins, latest first, with those that failed for a wrong password. The platform keeps at least the last 20. A session that a remembered device opened is not one.
         */
        get: operations["logIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Logs the member out everywhere else.
         * @description Ends all sessions of the account except this one, and forgets all remembered devices, this one too.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the member's email address.
         * @description Sets the address that receives temporary passwords, and tells the address before it. The account's password is in the encrypted payload; too many wrong ones return 429.
         */
        post: operations["setEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in.
         * @description Who is logged in.
         */
        get: operations["memberInfo"];
        put?: never;
        /**
         * Submits the personal information of an identity verification.
         * @description Submits the personal information of an identity verification. Submitting it again replaces it.
         */
        post: operations["submitPersonalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's icon.
         * @description The member's icon, which is the picture of the avatar. The specification names no fields; the answer is this project's own. A site shows only a PNG or a JPEG, by its first bytes, with at most 1024 pixels a side, and otherwise the first letter of the account.
         */
        get: operations["memberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registers a member by username and logs the member in.
         * @description Registers a member by username and logs the member in. `username`, `password` and `confirmPassword` are required. `value.fields` of a 422 lists fields that break the registration settings.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registers a member by mobile number and logs the member in.
         * @description Registers a member by mobile number and logs the member in. `mobileNum` is required, and with MOBILENUMPASSREG3 `password` and `confirmPassword`. `value.fields` of a 422 lists fields that break the registration settings.
         */
        put: operations["registerMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a temporary password to a member who forgot theirs.
         * @description Emails a temporary password to a member who forgot theirs. The old password is valid until the temporary one is used. A username and an address that do not match are refused with member_unknown, and repeated ones with 429.
         */
        post: operations["forgotByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password for the member with a mobile number.
         * @description Sets a new password for the member with a mobile number. Success is enough; the site then logs in with `value.username`, or without it with the mobile number as the username. `value.fields` of a 422 lists a password that breaks the registration settings.
         */
        post: operations["forgotByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stores the member's language.
         * @description Stores the member's language.
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/securityConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's security: security questions and identity verification.
         * @description The account's security: security questions and identity verification.
         */
        get: operations["securityConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/verification/postpone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Postpones the identity verification to a later log-in.
         * @description Postpones the identity verification: this session no longer owes it. Deposits and withdrawals still wait for it.
         */
        post: operations["postponeVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/verification/known": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the platform knows of a member whose identity is not verified.
         * @description What the member has already said about themselves: at the registration, by a proven mobile number, or in a verification that was refused. The form of the verification begins with it. Nothing is left once the identity is verified or under review.
         */
        get: operations["knownPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_uploadIdImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the three pictures of an identity verification.
         * @description Uploads the three pictures of an identity verification in one call. The verification then awaits a review.
         */
        post: operations["uploadIdImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks an invitation code.
         * @description Checks whether a code is an invitation to this site. The specification does not show the answer's shape.
         */
        get: operations["affiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_teamOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's team in numbers.
         * @description An agent's team in numbers. Accounts that are not agents get a 403.
         */
        get: operations["teamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/days/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The days of an agent's team as a file.
         * @description What the team overview says of each day, the earliest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["teamDaysFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's income.
         * @description What the agent earned on each day: the commission of the team's bets, and what contracts paid to the agent and by it. The specification has a page for it but no call. Accounts that are not agents get a 403.
         */
        get: operations["agentIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent's income as a file.
         * @description The income of each day of the list, the earliest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["agentIncomeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profit and loss of an agent's team, account by account.
         * @description The direct downlines of an account of the agent's team, or accounts below it that are searched, with what the team of each did in some days. The specification has a page for it but no call. Accounts that are not agents get a 403.
         */
        get: operations["teamProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/profit/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Profit and loss of an agent's team as a file.
         * @description All accounts of the level or of the search, by account name, with what the team of each did. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["teamProfitFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One level of an agent's team.
         * @description A page of the direct downlines of an account of the caller's team, or of the accounts below it whose names begin with `search`. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent's team as a file.
         * @description Everyone below an account of the caller's team, at every level, by account name, of whom the list of a level has a part. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["teamFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One downline of an agent.
         * @description A downline of the caller at any level, with its play of two weeks and what the caller may do to it. The caller is not its own downline. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settled bets of an agent's team.
         * @description Settled bets of the caller's team in a range of days, latest first, with their sums. Rows and sums are read at one moment. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settled bets of an agent's team as a file.
         * @description All bets of the list, latest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["teamBetsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One settled bet of an agent's team.
         * @description A settled bet of the caller or an account below it. A bet of anyone else is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamBet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of money in an agent's team.
         * @description Every movement in the main wallets of the caller's team in a range of days, latest first, with their sums. Rows and sums are read at one moment. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/movements/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movements of an agent's team as a file.
         * @description All movements of the list, latest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["teamMovementsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One movement of money in an agent's team.
         * @description A movement in the main wallet of the caller or an account below it. A movement of anyone else is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["teamMovement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the rate of direct downlines.
         * @description Sets the rebate of direct downlines of the caller; it counts from the next bet. All of them change, or none. A rate is at least the highest of the account's own direct downlines and at most the caller's. An account that has the rate already is left alone, so a repeated call changes nothing. Downlines of downlines are refused with not_direct_downline, a rate out of range with rate_out_of_range and the ranges, one that was changed meanwhile with rate_changed and the rates. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["setTeamRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets one rate for many direct downlines.
         * @description Sets the rebate of those of the accounts that can have it, in one transaction, and says why each of the others keeps its own; it counts from the next bet. A rate is at least the highest of the account's own direct downlines and at most the caller's. A repeated idempotency key returns the first answer and changes nothing; one that was used for something else is refused with idempotency_conflict. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["setTeamRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rates/ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rates that some downlines can have.
         * @description Reads which rates each of the accounts can have and whether the caller may set them; nothing changes. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["teamRateRanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freezes downlines, or lifts their freeze.
         * @description A frozen account cannot log in (account_frozen) and its sessions end at once, so it cannot play, claim, transfer or withdraw; its money and its own downlines stay as they are. Any downline of the caller can be frozen. Only the agent who froze an account, or one above that agent, can lift it; others are refused with frozen_by_upline. It does not touch a lock of the operator. All of the accounts change, or none; a repeated call changes nothing. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["freezeTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/transfer/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On which terms an agent can transfer to a downline.
         * @description What the caller can transfer to a direct downline now, and what holds the rest back. Transfers cost nothing. Downlines of downlines are refused with not_direct_downline. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["downlineTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfers money to a downline.
         * @description Transfers money to a direct downline, once per idempotency key; it arrives at once. Only what no open turnover holds back can be transferred, within the limits of a day. The payment password is in the encrypted payload; too many wrong ones return 429. A downline that is frozen or locked or has stopped to play is refused with downline_closed, which does not say why; a downline of a downline with not_direct_downline. An account outside the caller's team is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["transferToDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account below an agent.
         * @description Opens an account directly below the caller, once per idempotency key. `value.fields` of a 422 lists fields that break the rules of the registration settings; a rate above the caller's is refused with rate_out_of_range. The first log-in has to choose another password. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registration/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The registration links of an agent.
         * @description The caller's registration links, latest first. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["registrationLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registration/links/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The registration links of an agent as a file.
         * @description The caller's links, latest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["registrationLinksFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registration/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a registration link.
         * @description Disables or enables a registration link of the caller, or changes its note. The code of a disabled or expired link is no invitation. Another agent's link is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        put: operations["setRegistrationLink"];
        /**
         * Makes a registration link.
         * @description Makes a link by which visitors register directly below the caller, once per idempotency key. Its code works wherever the site takes an `affiliateCode`. A rate above the caller's is refused with rate_out_of_range, a 201st link with too_many_links. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["createRegistrationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to a member's mobile number, to log in or to set a new password.
         * @description Sends a code to a member's mobile number, to log in or to set a new password. The answer does not reveal whether a member has the number. A code is valid for one successful try; too many requests return 429 with the time to wait.
         */
        post: operations["smsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a verification code for a registration.
         * @description Sends a verification code for a registration. A number that already belongs to a member is refused with mobile_taken.
         */
        post: operations["smsRegisterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's balances.
         * @description The balance of the main wallet and, where vendors have wallets of their own, of each of these.
         */
        get: operations["balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves money between the main wallet and vendors' wallets.
         * @description Moves money from the main wallet to a vendor's or back, once per idempotency key; out of every vendor's wallet at once if no vendor is named. A vendor under maintenance neither takes nor gives money: alone it is refused with `vendor_maintenance`, among all of them it is left out and named in the answer.
         */
        post: operations["walletTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether all vendors play from one wallet.
         * @description Whether all vendors play from one wallet.
         */
        get: operations["merchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What contracts pay the member.
         * @description Sums of the member's contracts by their kind: due, and paid so far. The specification names the fields and not what they hold; docs/decisions/0059 explains this reading. Not for trial accounts.
         */
        get: operations["consolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contracts of one kind.
         * @description The agent's own contract of a kind, the proposal that waits for an answer, and the contracts given to direct downlines. The specification has pages for them but no call.
         */
        get: operations["contracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many contracts and amounts wait for the agent.
         * @description For each kind, the proposal that waits for the agent's answer and the amounts that downlines have requested. The back office shows them beside its pages.
         */
        get: operations["contractsWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a proposal to a downline would mean.
         * @description The downline's contract and the ones that it has given, with its figures in the last periods. With these the site says before a proposal what it would pay and which contracts below it would end.
         */
        get: operations["contractOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Amounts of closed periods.
         * @description What contracts of a kind come to, for periods that have ended in a range of days: of the agent's own contract, or of those given to direct downlines. The last 31 days unless the call names some, at most 366. Part by part, as there may be hundreds of thousands.
         */
        get: operations["contractDues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/dues/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Amounts of closed periods as a file.
         * @description All amounts of the list, latest first. The answer is a stream of text/csv that spreadsheets open: UTF-8 with a byte order mark, every text quoted and harmless as a formula, the separator and the decimal sign of the language of the call, money in units of the currency, times on the clock of the merchant's zone. Its first line holds the headings of the call. A stream that breaks off ends without the end of its HTTP message. Refused as the list is.
         */
        post: operations["contractDuesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDividendReq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step with dividends.
         * @description Dividends. Proposes, accepts, rejects, withdraws or terminates a contract, or requests or pays amounts of closed periods, once per idempotency key. Terms that pay more than the agent's own contract are refused with contract_too_high; a proposal to a frozen or locked downline, or one that has stopped to play, with downline_closed; a proposal that was answered or a contract that has ended with contract_changed; amounts that cannot be paid with insufficient_funds, and nothing of them is paid. The specification names the call without its fields.
         */
        post: operations["processDividend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDailySalContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step with daily salaries.
         * @description Daily salaries. Proposes, accepts, rejects, withdraws or terminates a contract, or requests or pays amounts of closed periods, once per idempotency key. Terms that pay more than the agent's own contract are refused with contract_too_high; a proposal to a frozen or locked downline, or one that has stopped to play, with downline_closed; a proposal that was answered or a contract that has ended with contract_changed; amounts that cannot be paid with insufficient_funds, and nothing of them is paid. The specification names the call without its fields.
         */
        post: operations["processDailySalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step with hourly salaries.
         * @description Hourly salaries. Proposes, accepts, rejects, withdraws or terminates a contract, or requests or pays amounts of closed periods, once per idempotency key. Terms that pay more than the agent's own contract are refused with contract_too_high; a proposal to a frozen or locked downline, or one that has stopped to play, with downline_closed; a proposal that was answered or a contract that has ended with contract_changed; amounts that cannot be paid with insufficient_funds, and nothing of them is paid. The specification names the call without its fields.
         */
        post: operations["processHourlySalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processRealTimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step with real-time salaries.
         * @description Real-time salaries, which pay themselves every five minutes: `request` and `pay` are refused with not_available. Proposes, accepts, rejects, withdraws or terminates a contract, or requests or pays amounts of closed periods, once per idempotency key. Terms that pay more than the agent's own contract are refused with contract_too_high; a proposal to a frozen or locked downline, or one that has stopped to play, with downline_closed; a proposal that was answered or a contract that has ended with contract_changed; amounts that cannot be paid with insufficient_funds, and nothing of them is paid. The specification names the call without its fields.
         */
        post: operations["processRealTimeSalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The module tree.
         * @description The module tree: which modules the operator has switched on.
         */
        get: operations["whitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of the registration form.
         * @description Rules of the registration form.
         */
        get: operations["registerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open to this visitor.
         * @description Whether the site is open to this visitor.
         */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether the site may be visited under this domain.
         * @description Checks whether the site may be visited under this domain. A domain that is not the brand's is refused with domain_unknown.
         */
        get: operations["domainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of the help centre.
         * @description The sections of the help centre. A section replaces the site's own section with the same id; the brand's own facts are still shown next to it.
         */
        get: operations["helpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys for encrypted payloads and paths.
         * @description Public keys for encrypted payloads (a JSON Web Key Set), the current one first, and the key of encrypted paths.
         */
        get: operations["encryptionKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries whose mobile numbers the platform accepts.
         * @description Countries whose mobile numbers the platform accepts, the operator's own market first. Flags are pictures at /img/COUNTRY_FLAG/<countryCode>.svg.
         */
        get: operations["countryCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/WPSCORE_getDropdownMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The choices of a menu.
         * @description The choices of a menu: the regions that have gaming venues, and the venues of a region.
         */
        get: operations["dropdownMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receives feedback.
         * @description Sends feedback from a visitor or member.
         */
        put: operations["feedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_modelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The desks of customer service that offer a chat.
         * @description The desks of customer service that offer a chat.
         */
        get: operations["chatModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opens a conversation with customer service.
         * @description Opens a conversation with customer service.
         */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/support/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The limits on the length of a question to customer service.
         * @description The limits on the length of a question to customer service.
         */
        get: operations["supportQuestionRules"];
        put?: never;
        /**
         * Sends a question to customer service.
         * @description Sends a question to customer service, which a person answers. Words are counted by the rules of the language.
         */
        post: operations["askSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unread messages of the member.
         * @description Number of unread messages of the member.
         */
        get: operations["unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getUnreadMessageV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's unread messages.
         * @description One page of the messages that the member has not opened, latest first. For all days, its count of unread messages is that of CSP_unreadCount. The specification names no parameters; they are this project's own. Trial accounts are refused with trial_account.
         */
        get: operations["unreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's messages.
         * @description One page of the member's messages, latest first. The specification has a page for it but no call. Trial accounts are refused with trial_account.
         */
        get: operations["messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the member's messages.
         * @description One message of the member. Reading it is marked by readMessages. A message that is not the member's, or deleted, is refused with not_found.
         */
        get: operations["message"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks messages as read.
         * @description Marks messages of the member as read. Ids that are not the member's are left out, and a repeated call changes nothing more.
         */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes messages.
         * @description Deletes messages of the member; restoreMessages brings them back. Ids that are not the member's are left out.
         */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores deleted messages.
         * @description Brings back messages that the member has deleted, read or unread as they were.
         */
        post: operations["restoreMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the upline, to downlines or to a group.
         * @description Writes plain text to the caller's upline, to one account of its team, to several or to a group of it, once per idempotency key. A group is everyone who is in it at that moment; accounts that join later do not get the message. A downline outside the caller's team, alone or among others, is refused with not_found, exactly as one that does not exist, and nothing is sent; a caller without an upline with no_upline; an empty group with no_recipients. The same words to the same people as in a message after `lastSent` are refused with message_sent, so that two open windows do not write twice. More than 30 messages in an hour, or 10 to groups or several accounts in a day, are refused with too_many_requests, frozen and locked accounts with account_frozen and account_locked. Accounts that are not agents are refused with non_agent_account.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/messages/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an agent can write to.
         * @description Whether the caller has an upline, and the groups of its team with how many accounts are in each. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["messageGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/messages/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that an agent has sent.
         * @description One page of the messages that the caller has sent, latest first. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["sentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/messages/sent/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message that an agent has sent.
         * @description A message of the caller with its text. One of somebody else is refused with not_found, exactly as one that does not exist. Accounts that are not agents are refused with non_agent_account.
         */
        get: operations["sentMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a chat room.
         * @description The latest messages of a chat room, oldest first.
         */
        get: operations["chatMessages"];
        put?: never;
        /**
         * Posts a message in a chat room.
         * @description Posts a message in a chat room. Links and phone numbers are removed; everyone in the room receives it over the socket.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a chat message.
         * @description Reports a chat message. It is hidden from the member who reports it, and from everyone after several reports.
         */
        post: operations["reportChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of games.
         * @description One page of games.
         */
        get: operations["gameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hot games.
         * @description The hot games.
         */
        get: operations["hotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of each vendor.
         * @description The categories of each vendor.
         */
        get: operations["vendorGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors by category.
         * @description Vendors by category.
         */
        get: operations["gameVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest wins, largest first.
         * @description The largest wins, largest first.
         */
        get: operations["rankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getWinnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest wins.
         * @description The latest wins, newest first: bets that paid more than their stake. GCSGAME_getRankList has the largest wins instead. The specification names no parameters; they are this project's own.
         */
        get: operations["winnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's favourites.
         * @description The ids of the member's favourites, latest first.
         */
        get: operations["favoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's favourites.
         * @description One page of the member's favourites, latest first. The specification names no parameters; the paging is this project's own.
         */
        get: operations["favoriteGamesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a favourite.
         * @description Adds a game to the member's favourites. An existing favourite keeps its place.
         */
        post: operations["addFavoriteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a favourite.
         * @description Removes a game from the member's favourites. The specification names no parameters; they are those of adding one.
         */
        delete: operations["removeFavoriteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's recent games.
         * @description One page of the member's recent games, latest first. The specification names no parameters; the paging is this project's own.
         */
        get: operations["recentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/search/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the names that games are found by.
         * @description Every game that the brand offers, with only what a search needs. The answer is the same for everybody, so a platform may let caches keep it for some minutes.
         */
        get: operations["searchableGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a game by the fallback.
         * @description The fallback for starting a game when the platform answers the first call with a 5xx status, other than 502 and 504, and an error code, so that nothing was started. The specification names no parameters, so they are those of the first call.
         */
        get: operations["launchGameFallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms of a vendor's tables.
         * @description The vendor's tables that are open. The specification names no parameters.
         */
        get: operations["roomList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a game.
         * @description Starts a game for the member and returns its address.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a demo of a game.
         * @description Starts the vendor's demo of a game, for members and trial accounts, and returns its address. A demo plays with its own credit and never moves money; `venue` is ignored.
         */
        post: operations["launchDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/sports/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next matches of the sports vendors, with odds.
         * @description Matches that the brand's sports vendors take bets on, those under way first and then by the time at which they begin; one that is over is left out. Optional: a site whose platform lacks it shows no matches. Changes follow by the topic `fixture` of the live events.
         */
        get: operations["fixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lottery games of a prize mode.
         * @description The lottery games of a prize mode, in groups. The specification does not show its parameters and answer; they are this project's own.
         */
        get: operations["lotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Vietnamese lottery games.
         * @description The Vietnamese lottery games, in groups. The specification does not show its parameters and answer; they are this project's own.
         */
        get: operations["vnLotteryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lottery games that the member bet on last.
         * @description The lottery games that the member bet on last, latest first. The specification writes `/lgw/vn/games/game_menu and /recent`, without parameters or an answer; they are this project's own.
         */
        get: operations["recentLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The opened draws of a Vietnamese game.
         * @description The opened draws of a Vietnamese game, latest first. The specification does not show its parameters and answer; they are this project's own.
         */
        get: operations["vnOpenedDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The opened draws of a game.
         * @description The opened draws of a game that is not Vietnamese, latest first. The specification does not show its parameters and answer; they are this project's own.
         */
        get: operations["openedDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bets that a game offers.
         * @description A game with its rules, its bets and their odds.
         */
        get: operations["lotteryTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draw that is open for bets.
         * @description The draw that is open for bets or, once betting has closed, about to be made.
         */
        get: operations["lotteryIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's lottery bets.
         * @description One page of the member's lottery bets, latest first.
         */
        get: operations["lotteryBets"];
        put?: never;
        /**
         * Places lottery bets.
         * @description Places all lines of a slip, or none. The stakes are debited immediately. Repeating the idempotency key with the same lines returns the first bets and debits nothing. `value.lines` of a refusal lists the affected lines, from 0.
         */
        post: operations["placeLotteryBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, notices, announcements and popups.
         * @description Banners, notices, announcements and popups. Lists of types that were not requested are empty.
         */
        get: operations["announcements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's points.
         * @description The member's points, as whole numbers. The specification names the call but not its method.
         */
        get: operations["pointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getPointConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How points are earned, and their value.
         * @description How points are earned, and their value. The specification writes the name without a service's prefix, and we keep it.
         */
        get: operations["pointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The goods of the point mall.
         * @description The goods of the point mall, in the operator's order. The specification writes the name without a service's prefix, and we keep it.
         */
        get: operations["pointRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_redeemPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems points for a good.
         * @description Redeems points for a good, once per idempotency key. The points are debited immediately, and refunded if the operator rejects the request. The password that the specification's path calls for is in the encrypted payload; too many wrong ones return 429.
         */
        post: operations["redeemPointReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getRedeemPointList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's redemptions.
         * @description One page of the member's redemptions, latest first. The paging is this project's own. The specification writes the name without a service's prefix, and we keep it.
         */
        get: operations["redemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's points history.
         * @description One page of the member's points history, latest first. The specification names no parameters; they are this project's own.
         */
        get: operations["pointTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_convertPoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts points to money.
         * @description Converts points to money, once per idempotency key, in whole steps of the ratio, so that no fraction of a minor unit is due. The password is in the encrypted payload.
         */
        post: operations["convertPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPromotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions, and the member's status in each.
         * @description Promotions, and the member's status in each; visitors have none.
         */
        get: operations["promotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_applyPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins a promotion.
         * @description Joins a promotion. An application then awaits a review; other promotions begin immediately. Returns the member's status.
         */
        post: operations["applyPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims an issued bonus.
         * @description Pays an issued bonus to the member, once.
         */
        post: operations["claimPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws the prize of a raffle.
         * @description Draws the prize for the member's raffle ticket and pays it, once.
         */
        post: operations["claimRafflePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRewardHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses that were paid.
         * @description One page of the bonuses paid to the member in a range of days, latest first, with what all of the range come to.
         */
        get: operations["rewardHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The missions of the day and of the week.
         * @description The missions of the day and of the week, with the member's progress.
         */
        get: operations["missionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leaderboard of missions.
         * @description Members ranked by the stars of their completed missions; a week includes the missions of its days. Of two members with equal stars, the first to reach them ranks higher. The specification writes the name without a service's prefix, and we keep it.
         */
        get: operations["missionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimMissionReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims the reward of a completed mission.
         * @description Claims the reward of a completed mission, once per period. Repeated calls return the first answer and no second reward, and a key that was used for another mission is refused with idempotency_conflict.
         */
        post: operations["claimMissionReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/record/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of the member's balance.
         * @description Every movement of the member's balance in a range of days, latest first, with the balance after it. The totals cover the whole range. The specification has a page for it but no call.
         */
        get: operations["accountRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/record/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's settled bets.
         * @description Settled bets in a range of days, latest first, and their sums by game type and vendor. The totals and sums cover the whole range. The specification has a page for it but no call.
         */
        get: operations["bettingRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/record/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's profit and loss.
         * @description Results of the settled bets in a range of days: by day, and by game type and vendor. Beside them stands the net position since registration, which the range and the game type do not change. The specification has a page for it but no call.
         */
        get: operations["profitRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's referral code and invited friends.
         * @description The member's referral code, what the programme has brought so far, and one page of the friends who registered with it, latest first. Only the page follows the range. The specification has a page for it but no call.
         */
        get: operations["referral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to deposit.
         * @description The ways to deposit, with limits, fees and arrival times, in the order of the page. The specification has a page for it but no call.
         */
        get: operations["depositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's orders to deposit.
         * @description One page of the member's orders to deposit, latest first.
         */
        get: operations["depositOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order to deposit.
         * @description One of the member's orders to deposit, open or ended.
         */
        get: operations["depositOrder"];
        put?: never;
        /**
         * Orders a deposit.
         * @description Orders a deposit, once per idempotency key. An order of the same method and amount that waits for its payment is returned instead of a second one, so that two tabs end in one.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that an order is paid.
         * @description Says that an order is paid; the operator credits or refuses it. Repeated calls change nothing.
         */
        post: operations["reportDepositPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order to deposit.
         * @description Cancels an order that waits for its payment. Repeated calls change nothing.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a proof of payment.
         * @description Uploads a picture that proves the payment of an open order, in place of an earlier one.
         */
        post: operations["uploadDepositProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposit/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems a voucher.
         * @description Credits a voucher at once. Each code counts once; too many wrong ones return 429.
         */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member can withdraw, and on which terms.
         * @description What can be withdrawn now and what holds the rest back, with limits, fee and waiting times, and the accounts to withdraw to. The specification has a page for it but no call.
         */
        get: operations["withdrawalTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's withdrawals.
         * @description One page of the member's withdrawals, latest first.
         */
        get: operations["withdrawalOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One withdrawal.
         * @description One of the member's withdrawals, open or ended.
         */
        get: operations["withdrawalOrder"];
        put?: never;
        /**
         * Requests a withdrawal.
         * @description Requests a withdrawal, once per idempotency key. Its amount leaves the balance at once, and comes back if the operator refuses. The payment password is in the encrypted payload; too many wrong ones return 429.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge for a withdrawal.
         * @description Starts the confirmation of a withdrawal with a passkey, in place of the payment password. The challenge is good for one request within five minutes, in the same session and from the same origin, and only for this account, amount and fee. Without a passkey of this domain that confirms withdrawals the answer is not_found.
         */
        post: operations["withdrawalPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a transfer has arrived.
         * @description Says that a transfer of a withdrawal has arrived, or with no transfer named that all of it has. Repeated calls change nothing.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawal/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a transfer has not arrived.
         * @description Says that a transfer has not arrived, with a picture that shows it. Refused once the transfer counts as received.
         */
        post: operations["reportMissingTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/payoutAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an account to withdraw to.
         * @description Adds a bank account or an e-wallet to withdraw to. The first one is the default, and each can be used only from its `usableAt`. The same account again changes nothing.
         */
        post: operations["addPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/payoutAccount/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account the default.
         * @description Makes an account to withdraw to the default.
         */
        post: operations["choosePayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/payoutAccount/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes an account to withdraw to.
         * @description Removes an account to withdraw to. Withdrawals on their way to it go on. A member with a payment password confirms it with that, in the encrypted payload; too many wrong ones return 429.
         */
        post: operations["removePayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the payment password.
         * @description Replaces the six digits that confirm withdrawals. The current ones are in the encrypted payload; too many wrong ones return 429.
         */
        put: operations["changePaymentPassword"];
        /**
         * Sets the first payment password.
         * @description Sets the six digits that confirm withdrawals, for a member without them. The account's password is in the encrypted payload too; too many wrong ones return 429.
         */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/upline/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a member can transfer to, and on which terms.
         * @description The member's upline, what can be transferred to it now, and what holds the rest back. Transfers cost nothing. The specification has a page for it but no call.
         */
        get: operations["uplineTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/upline/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's transfers to the upline.
         * @description One page of the member's transfers to the upline, latest first.
         */
        get: operations["uplineTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/upline/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transfer to the upline.
         * @description One of the member's transfers to the upline.
         */
        get: operations["uplineTransfer"];
        put?: never;
        /**
         * Transfers money to the upline.
         * @description Transfers money to the member's upline, once per idempotency key; it arrives at once. Without an upline, or while its account is closed, it is refused with no_upline. The payment password is in the encrypted payload; too many wrong ones return 429.
         */
        post: operations["transferToUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bonuses.
         * @description One page of the bonuses that promotions paid to the member, latest first, with what must still be staked before each can be withdrawn. The specification has a page for it but no call.
         */
        get: operations["bonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses/giveUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up a bonus.
         * @description Gives up a bonus before its wagering is done: the wagering ends, and the bonus goes back, once per idempotency key. A bonus that was given up stays so, whatever the key.
         */
        post: operations["giveUpBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's limits, stop and reality check.
         * @description Everything that the page of player care shows, at one moment. In a session of a stopped member it says when the stop ends. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        get: operations["playerCare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a limit, or asks for a higher one.
         * @description A lower limit, and a first one, count at once. A higher one, and none in place of one, wait for `increaseHours` and must then be confirmed; the limit before them counts until that. The same increase again does not restart the wait; another one replaces it. A part that the brand does not have is refused with not_available. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["setCareLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/limit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an increase that has waited.
         * @description The limit is the one that was asked for from then on. Before the wait is over it is refused with increase_waits; without one that waits, with not_found. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["confirmCareLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/limit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an increase that waits.
         * @description The limit stays as it is. Without an increase that waits, it changes nothing. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["cancelCareLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/realityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a reality check shows.
         * @description How long the member has played without a pause of five minutes, and what came of it, over all games and wallets. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        get: operations["realityCheck"];
        /**
         * Sets the minutes between reality checks.
         * @description They count from the last answer. More than `longest` of the state is refused with invalid_field. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        put: operations["setRealityCheck"];
        /**
         * Answers a reality check.
         * @description `continue` begins the next interval. `record` does too, and the site opens the record. `stop` ends the session. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a time-out.
         * @description The member cannot log in, play, deposit or be written to until it ends, on any device, at once; then it is over by itself. It cannot be shortened: one that would end before a running stop is refused with stop_runs. Once per idempotency key. The session of the call becomes one that can only withdraw and may repeat the call; all others end. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a self-exclusion.
         * @description As a time-out, but longer, over this brand or all brands of the operator, and not over by itself: after its end the member has to ask, and wait a day. Money on the account stays payable. It can be lengthened and widened and never shortened: one that would be over before a running exclusion, or be narrower, is refused with stop_runs. Once per idempotency key. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["startExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to come back after an exclusion.
         * @description The account opens 24 hours later. Before the exclusion's end, after one for good, and without one, it is refused with stop_runs. Asking again does not restart the day. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["askToReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/selfTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score of a self-test.
         * @description Only if the member wants it kept: the answers stay on the device. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["keepSelfTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers the prompt to set limits.
         * @description The state's `prompt` says when it is due. It is asked once for the registration and once for the first deposit. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["answerLimitPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/care/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a step has reached the member.
         * @description The state's `step` is gone then. One that is not the member's open one is refused with not_found. Refused with not_available where the brand has no part of player care, with trial_account for trial accounts.
         */
        post: operations["answerCareStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/operator/care/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of player care, for a regulator.
         * @description The log of player care, from the oldest event to the newest, with the version of the text that the player saw and the text itself. Entries are never changed or removed. Needs an operator's token; without one, or with a member's, the call is refused with not_logged_in.
         */
        get: operations["careLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Category of a game.
         * @enum {string}
         */
        GameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "LOTT" | "ELOTT" | "BG";
        /**
         * @description 0 member; 1, 2, 41 and 42 agents; 4 trial account.
         * @enum {integer}
         */
        MemberType: 0 | 1 | 2 | 4 | 41 | 42;
        /** @description Every answer with a 4xx or 5xx status. */
        Problem: {
            /** @constant */
            success: false;
            /** @description What is wrong, in one English sentence. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            value?: {
                /** @description The next try needs a captcha. */
                captcha?: boolean;
                /** @description Fields that break the registration settings. */
                fields?: {
                    /** @description Name of the payload's field. */
                    name: string;
                    /**
                     * @description Which rule the field breaks.
                     * @enum {string}
                     */
                    rule: "required" | "length" | "pattern" | "taken" | "age" | "mismatch" | "wrong" | "same";
                }[];
                /** @description The affected lines of a slip, from 0. */
                lines?: number[];
                /** @description Earliest time for another try. */
                retryAfterSeconds?: number;
                /** @description With `limit_reached`: the limit that is in the way. */
                limit?: {
                    kind: components["schemas"]["CareKind"];
                    period: components["schemas"]["CarePeriod"];
                    /** @description What is left of it. Minor units of the currency, or minutes of session time. */
                    left: number;
                    /** @description When its period ends. Epoch milliseconds. */
                    renewsAt: number;
                };
                stop?: components["schemas"]["CareStop"];
                /** @description With `timed_out`, `self_excluded` and a log-in's `limit_reached`: the token of a session that can only withdraw, and ask to come back. */
                payoutToken?: string;
                /** @description With `rate_changed` and `rate_out_of_range`: the accounts that it is about. For an account or a link that is still to be made, `account` is the caller's and `rate` the caller's rate. */
                rates?: {
                    /** @description Account name. */
                    account: string;
                    /** @description Its rate now. Hundredths of a per cent of turnover. */
                    rate: number;
                    /** @description The smallest rate that it can have. Hundredths of a per cent of turnover. */
                    lowestRate: number;
                    /** @description The largest rate that it can have. Hundredths of a per cent of turnover. */
                    highestRate: number;
                }[];
            };
        };
        /**
         * @description Machine-readable reason; the site has words for each.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "unreadable_payload" | "invalid_credentials" | "captcha_required" | "captcha_wrong" | "bot_check_required" | "bot_check_failed" | "code_wrong" | "code_expired" | "mobile_invalid" | "mobile_taken" | "mobile_unknown" | "member_unknown" | "sign_in_failed" | "passkey_unknown" | "passkey_failed" | "last_way_in" | "too_many_attempts" | "too_many_requests" | "not_logged_in" | "logged_in_elsewhere" | "non_member_account" | "non_agent_account" | "trial_account" | "invalid_field" | "registration_closed" | "not_available" | "not_found" | "game_maintenance" | "venue_required" | "issue_closed" | "odds_changed" | "insufficient_funds" | "insufficient_points" | "mission_open" | "out_of_stock" | "amount_out_of_range" | "fee_changed" | "bonus_changed" | "too_many_orders" | "order_closed" | "voucher_unknown" | "voucher_used" | "too_many_accounts" | "payout_account_new" | "no_upline" | "transfer_made" | "message_sent" | "no_recipients" | "withdrawal_made" | "points_spent" | "upline_changed" | "daily_limit" | "not_direct_downline" | "downline_closed" | "frozen_by_upline" | "rate_changed" | "rate_out_of_range" | "too_many_links" | "contract_too_high" | "contract_changed" | "vendor_maintenance" | "balance_changed" | "idempotency_conflict" | "limit_reached" | "increase_waits" | "timed_out" | "self_excluded" | "stop_runs" | "account_refused" | "owner_unknown" | "log_in_again" | "account_locked" | "account_frozen" | "password_change_due" | "answer_due" | "verification_due" | "maintenance" | "region_restricted" | "domain_unknown" | "unknown_operation" | "internal";
        /** @description The content of `botCheck` under ALTCHA: base64 of its JSON. */
        BotProof: {
            challenge: components["schemas"]["BotChallenge"];
            solution: {
                counter: number;
                derivedKey: string;
                time?: number;
            };
        };
        /** @description A compact JWE (RFC 7516) under a key of GET /wps/system/keys: alg ECDH-ES, enc A256GCM, kid in the header. */
        CompactJwe: string;
        /** @description Who is logged in. */
        MemberInfo: {
            id: number;
            /** @description Username. */
            account: string;
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description Spendable money. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Name of the VIP level. */
            vipLabel: string;
            /** @description IANA name of the merchant's time zone, on whose clock times are shown; the device's if left out. */
            timeZone?: string;
            unreadMessages: number;
            /** @description Whether the account has a password; true if left out. One opened with another company's account or a code by SMS has none at first. */
            hasPassword?: boolean;
            /** @description Whether this session owes a new password, because it began with the operator's default password, with a temporary one, or with an expired one where PWDEXPFORCECHANGE3 is on. False if left out. */
            mustChangePassword?: boolean;
            /** @description Whether an agent brought the member in, to whom money can be transferred. Unknown if left out. */
            hasUpline?: boolean;
            availablePromos: number;
        };
        /** @description A session. */
        LoginValue: {
            /** @description Bearer token of the session. */
            token: string;
            /** @description Whether this is the account's first log-in. After one with a password, which the operator must have given it, the site asks for a new one; a registration begins the first session with the player's own. */
            firstTimeLogin: boolean;
            /** @description Whether the password has become too old by a rule of the platform; false without one. */
            passwordExpired: boolean;
            userInfo: components["schemas"]["MemberInfo"];
        };
        /** @description Names a passkey to a browser: WebAuthn's PublicKeyCredentialDescriptorJSON. */
        PasskeyDescriptor: {
            id: string;
            /** @constant */
            type: "public-key";
            /** @description How a browser reaches the authenticator, as the authenticator said. */
            transports?: string[];
        };
        /** @description What a browser needs to use a passkey: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
        PasskeyRequest: {
            challenge: string;
            /** @description The domain that the passkey belongs to. */
            rpId: string;
            /** @description Milliseconds. */
            timeout?: number;
            /** @constant */
            userVerification: "required";
            /** @description The passkeys that can be used; without it, any of this domain. */
            allowCredentials?: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description A challenge that a passkey signed: WebAuthn's AuthenticationResponseJSON. */
        PasskeyAssertion: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        /** @description What each outcome pays for each unit staked, the stake included, in thousandths: 2100 is 2.1. A sport without draws has none for a draw. */
        FixtureOdds: {
            home: number;
            draw?: number;
            away: number;
        };
        /** @description Goals, points or sets. */
        FixtureScore: {
            home: number;
            away: number;
        };
        /** @description Where a match is: in a half, a quarter or a set, counted from 1, or in a break. */
        FixturePeriod: {
            /** @enum {string} */
            kind: "half" | "quarter" | "set" | "break";
            number?: number;
            /** @description As the sport counts: of the match in halves, of the period in quarters; none in sets. */
            minute?: number;
        };
        /** @description One line of a winner board, of the top wins or the latest. */
        RankEntry: {
            vo: {
                /** @description Id of the win, which distinguishes it from another with the same account, game and amount; this project's own. */
                id: number;
                /** @description Amount won. Minor units of `currency`. */
                winAmount: MinorUnits;
                /** @description ISO 4217 code. */
                currency: string;
                /** @description Account with its middle hidden. */
                account: string;
                nodeId: number;
                /** @description Name of the game. */
                nodeName: string;
                vassalage: string;
                gameType: components["schemas"]["GameType"];
                /** @description The vendor's code of the game. */
                gameCode: string;
                /** @description When the win was paid, in epoch milliseconds; this project's own. A platform may leave it out. */
                wonAt?: number;
                /** @description Path of the game's picture; `?shape=portrait|square|wide` selects its shape. */
                showIcon: string;
            };
        };
        UnreadCount: {
            unreadCount: number;
        };
        /**
         * @description What a contract between an agent and a direct downline pays.
         * @enum {string}
         */
        ContractKind: "dividend" | "dailySalary" | "hourlySalary" | "realTimeSalary";
        MissionReward: {
            /** @enum {string} */
            kind: "points" | "money";
            /** @description Points, or minor units of `currency`. */
            amount: number;
            /** @description ISO 4217 code; only for money. */
            currency?: string;
        };
        /**
         * @description Why money moved. `returned`: the amount of a withdrawal that was refused or cancelled; `upline`: a transfer between a member and the upline, which the member made; `downline`: one that the upline made; `dividend` and `salary`: what an agent's contract pays, to the downline or by the upline; `points`: points converted to money; `refund`: the stake of a cancelled draw; `wallet`: a transfer between the main wallet and a vendor's; `other`: a kind that this contract does not name.
         * @enum {string}
         */
        MovementKind: "deposit" | "withdrawal" | "returned" | "upline" | "downline" | "dividend" | "salary" | "bet" | "win" | "refund" | "points" | "bonus" | "mission" | "wallet" | "other";
        MovementTotals: {
            /** @description Movements in the range. */
            count: number;
            /** @description Sum of the credits. Minor units of `currency`. */
            received: MinorUnits;
            /** @description Sum of the debits, without a sign. Minor units of `currency`. */
            spent: MinorUnits;
            /** @description Received less spent. Minor units of `currency`. */
            net: MinorUnits;
        };
        BetTotals: {
            /** @description Settled bets. */
            count: number;
            /** @description Staked. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked; negative for a loss. Minor units of `currency`. */
            profit: MinorUnits;
        };
        BetGroup: {
            gameType?: components["schemas"]["GameType"];
            /** @description Vendor code (`vassalage`). */
            vendor: string;
            /** @description Name of the vendor. */
            vendorName: string;
            /** @description Settled bets. */
            count: number;
            /** @description Staked. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked; negative for a loss. Minor units of `currency`. */
            profit: MinorUnits;
        };
        /** @description What the member has gained or lost since registration: `withdrawn` and `balance` less `deposited`. */
        NetPosition: {
            /** @description Day of registration, in the merchant's time zone. */
            since: string;
            /** @description Credited by deposits. Minor units of `currency`. */
            deposited: MinorUnits;
            /** @description Taken by withdrawals, less what came back. Minor units of `currency`. */
            withdrawn: MinorUnits;
            /** @description The balance at this moment. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Negative for a loss. Minor units of `currency`. */
            net: MinorUnits;
        };
        /**
         * @description `waiting`: for the payment; `paid`: the member says so; the other four are final.
         * @enum {string}
         */
        DepositState: "waiting" | "paid" | "credited" | "expired" | "cancelled" | "refused";
        /**
         * @description Kind of account to withdraw to.
         * @enum {string}
         */
        PayoutKind: "bank" | "card" | "ewallet";
        /** @description An account to withdraw to. */
        PayoutAccount: {
            accountId: number;
            kind: components["schemas"]["PayoutKind"];
            /** @description Name of the bank, brand of card or e-wallet. */
            provider: string;
            /** @description Name of the account's holder. */
            holder: string;
            /** @description Masked: four of its last digits at most. */
            number: string;
            isDefault: boolean;
            /** @description From then on it can be withdrawn to. Epoch milliseconds. */
            usableAt: number;
        };
        WithdrawalLimit: {
            times: number;
            /** @description Minor units of the terms' `currency`. */
            amount: MinorUnits;
        };
        /**
         * @description `sent`: a part of it at least; the last two are final.
         * @enum {string}
         */
        WithdrawalState: "requested" | "approved" | "sent" | "received" | "refused";
        /**
         * @description What is limited: payments in, before fees and withdrawals; stakes less what they won; stakes; minutes of being logged in and active.
         * @enum {string}
         */
        CareKind: "deposit" | "loss" | "stake" | "session";
        /**
         * @description A day, a week from Monday, or a month of the calendar, on the clock of the merchant's zone.
         * @enum {string}
         */
        CarePeriod: "day" | "week" | "month";
        /** @description A stop of the member's play: until it ends, the account can only withdraw. */
        CareStop: {
            /** @enum {string} */
            kind: "timeOut" | "exclusion";
            /**
             * @description This brand, or all brands of the operator.
             * @enum {string}
             */
            scope: "brand" | "operator";
            /** @description When it began. Epoch milliseconds. */
            startedAt: number;
            /** @description When it ends; left out for one that is for good. Epoch milliseconds. */
            endsAt?: number;
            /** @description Whether an exclusion has ended and the member can ask to come back. */
            canAskToReturn: boolean;
            /** @description When the account opens again; left out until the member has asked. A time-out's is its end. Epoch milliseconds. */
            returnsAt?: number;
        };
        /** @description A text of a file, in the language of the site. */
        FileText: string;
        /** @description What a file says for each value of a field that has a fixed set of them, such as `won`. A value without a word stays as it is. */
        FileWords: {
            [key: string]: components["schemas"]["FileText"];
        };
        /**
         * @description A company whose accounts can be used to log in.
         * @enum {string}
         */
        OidcProviderName: "google" | "facebook";
        OidcProvider: {
            /** @description Address for the sign-in window. */
            authorizationEndpoint: string;
        };
        /** @description Plaintext of the JWE of a sign-in with another company's account. */
        OidcLoginPayload: {
            /**
             * @description The company that has the account.
             * @enum {string}
             */
            provider: "google" | "facebook";
            /** @description The provider's code, valid once. */
            code: string;
            /** @description The code verifier of the code challenge (S256). */
            codeVerifier: string;
            /** @description The nonce that the ID token must contain. */
            nonce: string;
            /** @description The address that the provider redirected to. */
            redirectUri: string;
        };
        /** @description Plaintext of the log-in's JWE. */
        LoginPayload: {
            username: string;
            password: string;
            /** @description Answer to GET /wps/captcha; required after a failed log-in. */
            captcha?: string;
            /** @description `captchaId` of the captcha, where the platform gave one. */
            captchaId?: string;
            /**
             * @description Way of logging in.
             * @constant
             */
            type: "username";
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        /** @description Plaintext of the JWE of a log-in by mobile number. */
        SmsLoginPayload: {
            /**
             * @description Way of logging in.
             * @constant
             */
            type: "sms";
            /** @description Digits after the dialling code, without a leading zero of the country. */
            mobileNum: string;
            /** @description Dialling code of the country, such as +63. */
            countryDialingCode: string;
            /** @description Code of the SMS. */
            verificationCode?: string;
            /** @description Channel of the verification by Firebase, such as phone. */
            firebaseChannel?: string;
            /** @description ID token of the verification by Firebase, instead of a code. */
            firebaseIdToken?: string;
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        /** @description What a browser needs to make a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
        PasskeyCreation: {
            challenge: string;
            rp: {
                /** @description The domain that the passkey will belong to. */
                id: string;
                name: string;
            };
            user: {
                /** @description Names the account to the authenticator; not the account's own id. */
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @description COSE algorithm. */
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            /** @description Milliseconds. */
            timeout?: number;
            /** @constant */
            attestation?: "none";
            /** @description The member's passkeys, of which an authenticator makes no second one. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
        };
        /** @description A passkey that an authenticator made: WebAuthn's RegistrationResponseJSON. */
        PasskeyMade: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        PasskeyName: {
            passkeyId: number;
            name: string;
        };
        /** @description Plaintext of the JWE that starts the adding of a passkey. */
        PasskeyPayload: {
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
            /** @description Lets the passkey confirm withdrawals. Left out by a member without one, and for a passkey that only logs in. */
            paymentPassword?: string;
        };
        Passkey: {
            passkeyId: number;
            name: string;
            /** @description Where it works, with the domains below. */
            domain: string;
            /** @description Epoch milliseconds. */
            createdAt: number;
            /** @description Epoch milliseconds; left out before its first use. */
            lastUsedAt?: number;
            /** @description A password manager keeps it for all of the member's devices. */
            isSynced: boolean;
            confirmsWithdrawals: boolean;
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
            maxPasskeys: number;
            /** @description Only the payment password lets a new passkey confirm withdrawals. */
            asksPaymentPassword: boolean;
        };
        /**
         * @description A call that needs a bot check: logging in, registering, requesting a code by SMS.
         * @enum {string}
         */
        BotAction: "login" | "register" | "sms";
        /** @description An ALTCHA challenge of version 2. The signature covers the parameters exactly as sent. */
        BotChallenge: {
            parameters: components["schemas"]["BotChallengeParameters"];
            signature: string;
        };
        BotChallengeParameters: {
            /** @enum {string} */
            algorithm: "PBKDF2/SHA-256";
            nonce: string;
            salt: string;
            /** @description Rounds of one key. */
            cost: number;
            keyLength: number;
            /** @description Prefix of the key to find. */
            keyPrefix: string;
            /** @description Seconds since 1970. */
            expiresAt: number;
            data: {
                action: components["schemas"]["BotAction"];
            };
        };
        /** @description A trial log-in. */
        FreePlayPayload: {
            /** @description Operating system of the visitor's device. */
            os: string;
            /** @constant */
            platform: "W";
            /** @description Whether the visitor's browser can encrypt payloads. */
            encryption: boolean;
            /** @constant */
            gatewayVersion: 3;
        };
        /** @description Plaintext of the password change's JWE. */
        ChangePasswordPayload: {
            oldPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        /** @description A question that the member chose. */
        CustomerSecurityQuestion: {
            question: string;
            questionId: number;
        };
        SecurityAnswer: {
            question: string;
            questionId: number;
            answer: string;
        };
        /** @description Plaintext of the security questions' JWE. */
        SecurityQuestionsPayload: {
            /** @description Two different questions with different answers; case and spaces around them do not count. */
            questions: {
                question: string;
                /** @description At least two characters. */
                answer: string;
            }[];
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
        };
        /** @description A browser in which a member chose to be remembered. */
        RememberedDevice: {
            deviceId: string;
            /** @description Name of the browser as its maker spells it; empty if unknown. */
            browser: string;
            /** @description Name of the operating system as its maker spells it; empty if unknown. */
            system: string;
            /** @description Epoch milliseconds of the log-in, or of the last session opened with the device. */
            lastUsedAt: number;
            /** @description Epoch milliseconds at which it is forgotten. */
            expiresAt: number;
            /** @description Whether it is the one that makes the call. */
            isCurrent: boolean;
        };
        /** @description One thing that secures an account. */
        SecurityStep: {
            /**
             * @description `payment` is the payment password, `question` the security questions.
             * @enum {string}
             */
            name: "password" | "identity" | "payment" | "question" | "email";
            isDone: boolean;
            /** @description How many security questions the account has; only for `question`. One is asked as well, but the step is done with two. */
            count?: number;
            /** @description Epoch milliseconds at which it was last set, if that is known. */
            changedAt?: number;
        };
        /** @description A part of the member's personal data. */
        PersonalField: {
            /** @enum {string} */
            name: "name" | "birthday" | "nationality" | "address" | "idNumber" | "email" | "mobile" | "line" | "whatsapp" | "facebook" | "wechat" | "qqNum";
            /** @description Masked, so that it shows no more than its owner needs to recognise it; empty if not given. A nationality is an ISO 3166-1 alpha-2 code. */
            value: string;
            /**
             * @description Why the member cannot change it: the identity is being reviewed or is verified, or the number was proven by a code.
             * @enum {string}
             */
            lock: "none" | "review" | "verified" | "proven";
        };
        /** @description The VIP level, and how far it is to the next one. */
        VipProgress: {
            /** @description Name of the level. */
            label: string;
            /** @description Reached so far, from turnover on all games. */
            points: number;
            /** @description Points at which this level begins. */
            from: number;
            /** @description Left out at the highest level. */
            next?: {
                label: string;
                /** @description Points at which it begins. */
                points: number;
            };
        };
        /** @description The member's own account. */
        MemberAccount: {
            /** @description Epoch milliseconds of the registration. */
            memberSince: number;
            /** @description What the brand offers, in the order in which to do it. The security level is the number of those that are done. */
            steps: components["schemas"]["SecurityStep"][];
            personal: components["schemas"]["PersonalField"][];
            /** @description Left out for an account without a level. */
            vip?: components["schemas"]["VipProgress"];
        };
        LogIns: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            totals: components["schemas"]["LogInTotals"];
            content: components["schemas"]["LogIn"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description Of all log-ins that the range and the `state` choose, whatever the page. */
        LogInTotals: {
            /** @description Log-ins in all. */
            count: number;
            /** @description Those with a wrong password. */
            refused: number;
        };
        /** @description A log-in, or an attempt with a wrong password. */
        LogIn: {
            logInId: number;
            /** @description Epoch milliseconds. */
            at: number;
            /** @description Name of the browser as its maker spells it; empty if unknown. */
            browser: string;
            /** @description Name of the operating system as its maker spells it; empty if unknown. */
            system: string;
            /** @description IP address. */
            address: string;
            /** @description The password was wrong. */
            isRefused: boolean;
            /** @description This session began with it. */
            isCurrent: boolean;
        };
        /** @description Plaintext of the email address's JWE. */
        EmailPayload: {
            email: string;
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
        };
        /** @description Plaintext of the registration's JWE. */
        RegisterPayload: {
            username?: string;
            password?: string;
            confirmPassword?: string;
            payeeName?: string;
            email?: string;
            qqNum?: string;
            mobileNum?: string;
            recommenderId?: string;
            captcha?: string;
            /** @description `captchaId` of the captcha, where the platform gave one. */
            captchaId?: string;
            verificationCode?: string;
            affiliateCode?: string;
            /** @description Six digits that are not easy to guess, which the new member's payment password becomes. */
            paymentPassword?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            idNumber?: string;
            /** @description Written as the pattern of the field's rule accepts it: dd-mm-yyyy, MM-dd-yyyy or yyyy-MM-dd. */
            birthday?: string;
            /** @description From the query of the page. */
            referralCode?: string;
            /** @description Host name of the site. */
            domain?: string;
            countryDialingCode?: string;
            firebaseChannel?: string;
            firebaseIdToken?: string;
            /** @description Whether to log the new member in. */
            login?: boolean;
            /** @description Address of the page that the member registered on. */
            registerUrl?: string;
            /** @constant */
            registerMethod: "WEB";
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        LanguagePayload: {
            /** @description Product code such as EN. */
            lang: string;
        };
        /** @description The account's security. */
        SecurityConfig: {
            info: {
                securityQuestions: {
                    /** @description Whether a question is asked after each log-in. */
                    enabled: boolean;
                    isComplete: boolean;
                    /** @description Whether this session still owes the answer. Left out by a platform that does not keep it; the site then asks once a session. */
                    isDue?: boolean;
                };
                idVerification: {
                    /** @description Whether the account must verify its owner's identity. */
                    enabled: boolean;
                    isComplete: boolean;
                    /**
                     * @description N not submitted, P awaiting a review, A approved, R rejected.
                     * @enum {string}
                     */
                    status: "N" | "P" | "A" | "R";
                    /** @description Whether this session owes the verification. Left out by a platform that does not keep it; the site then asks once a session. */
                    isDue?: boolean;
                    /** @description The sources of income that the platform takes, as `PersonalInfo` numbers them. Left out by a platform that takes the specification's two. */
                    incomeSources?: (1 | 2 | 3 | 4 | 5)[];
                };
            };
        };
        /** @description The account's owner. */
        PersonalInfo: {
            /** @description 1 passport, 2 driver's licence, 3 PRC ID, 4 postal ID, 5 voter's ID, 6 barangay certification, 7 TIN, 8 SSS, 9 senior citizen card, 10 alien certificate of registration, 11 UMID. */
            idType: number;
            /** @description Full name as in the document. */
            payeename: string;
            /** @description dd-mm-yyyy */
            birthday: string;
            /** @description Present address. */
            address: string;
            permanentAddress: string;
            placeOfBirth: string;
            /** @description ISO 3166-1 alpha-2 code. */
            nationality: string;
            /**
             * @description 1 employed, 2 self-employed. Of this project, where the platform names them in `incomeSources`: 3 retired, 4 student, 5 other.
             * @enum {integer}
             */
            sourceOfIncome: 1 | 2 | 3 | 4 | 5;
            /** @description Nature of work; 21, others, for sources of income without work. */
            occupation: number;
            employerName?: string;
        };
        /** @description Personal information as far as it is known; what is not is left out. */
        KnownPerson: {
            /** @description 1 passport, 2 driver's licence, 3 PRC ID, 4 postal ID, 5 voter's ID, 6 barangay certification, 7 TIN, 8 SSS, 9 senior citizen card, 10 alien certificate of registration, 11 UMID. */
            idType?: number;
            /** @description Full name as in the document. */
            payeename?: string;
            /** @description dd-mm-yyyy */
            birthday?: string;
            /** @description Present address. */
            address?: string;
            permanentAddress?: string;
            placeOfBirth?: string;
            /** @description ISO 3166-1 alpha-2 code. */
            nationality?: string;
            /**
             * @description 1 employed, 2 self-employed. Of this project, where the platform names them in `incomeSources`: 3 retired, 4 student, 5 other.
             * @enum {integer}
             */
            sourceOfIncome?: 1 | 2 | 3 | 4 | 5;
            /** @description Nature of work; 21, others, for sources of income without work. */
            occupation?: number;
            employerName?: string;
        };
        IdImages: {
            /** @constant */
            module: "UPLOADID3";
            data: {
                /** @description Front of the document. A data URL of a JPEG or PNG picture of at most 5242880 bytes. */
                idCardFront: string;
                /** @description Back of the document. A data URL of a JPEG or PNG picture of at most 5242880 bytes. */
                idCardBack: string;
                /** @description The person with the document. A data URL of a JPEG or PNG picture of at most 5242880 bytes. */
                idCardSelfie: string;
            };
        };
        /** @description Plaintext of the JWE that sets a new password with a code. */
        ResetPayload: {
            newPassword: string;
            /** @description Digits after the dialling code, without a leading zero of the country. */
            mobileNum: string;
            /** @description Dialling code of the country, such as +63. */
            countryDialingCode: string;
            /** @description Code of the SMS. */
            verificationCode?: string;
            /** @description Channel of the verification by Firebase, such as phone. */
            firebaseChannel?: string;
            /** @description ID token of the verification by Firebase, instead of a code. */
            firebaseIdToken?: string;
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        /** @description The account with the forgotten password. */
        PasswordEmailPayload: {
            username: string;
            email: string;
        };
        /** @description The same for one level. */
        TeamLevel: {
            /** @description 0 for the agent itself, 1 for direct downlines. */
            level: number;
            /** @description Accounts on the level. */
            members: number;
            /** @description Accounts that were opened below the agent. */
            registrations: number;
            /** @description Accounts that paid in for the first time. */
            firstDeposits: number;
            /** @description Accounts that bet. */
            activeMembers: number;
            /** @description Paid in. Minor units of `currency`. */
            deposits: MinorUnits;
            /** @description Taken out, less what was returned; negative where more was returned than taken. Minor units of `currency`. */
            withdrawals: MinorUnits;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from the turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
            /** @description The part of the rebate that is not a direct downline's. Minor units of `currency`. */
            commission: MinorUnits;
        };
        /** @description What a team did in some days: the account and all below it, trial accounts left out. */
        TeamSums: {
            /** @description Accounts that were opened below the agent. */
            registrations: number;
            /** @description Accounts that paid in for the first time. */
            firstDeposits: number;
            /** @description Accounts that bet. */
            activeMembers: number;
            /** @description Paid in. Minor units of `currency`. */
            deposits: MinorUnits;
            /** @description Taken out, less what was returned; negative where more was returned than taken. Minor units of `currency`. */
            withdrawals: MinorUnits;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from the turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
            /** @description The part of the rebate that is not a direct downline's. Minor units of `currency`. */
            commission: MinorUnits;
        };
        /** @description The same for one day. */
        TeamDay: {
            /** @description In the merchant's time zone. */
            day: string;
            /** @description Accounts that were opened below the agent. */
            registrations: number;
            /** @description Accounts that paid in for the first time. */
            firstDeposits: number;
            /** @description Accounts that bet. */
            activeMembers: number;
            /** @description Paid in. Minor units of `currency`. */
            deposits: MinorUnits;
            /** @description Taken out, less what was returned; negative where more was returned than taken. Minor units of `currency`. */
            withdrawals: MinorUnits;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from the turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
            /** @description The part of the rebate that is not a direct downline's. Minor units of `currency`. */
            commission: MinorUnits;
        };
        /** @description What an account and all below it did. */
        ProfitRow: {
            account: string;
            type: components["schemas"]["MemberType"];
            /** @description Direct downlines of the account. */
            directs: number;
            /** @description The account and all below it. */
            members: number;
            /** @description Rebate rate in hundredths of a per cent of turnover. */
            rate: number;
            /** @description Levels below the agent. */
            level: number;
            /** @description Paid in. Minor units of `currency`. */
            deposits: MinorUnits;
            /** @description Taken out, less what was returned; negative where more was returned than taken. Minor units of `currency`. */
            withdrawals: MinorUnits;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from the turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
        };
        /** @description What a team did with its money. */
        ProfitSums: {
            /** @description Paid in. Minor units of `currency`. */
            deposits: MinorUnits;
            /** @description Taken out, less what was returned; negative where more was returned than taken. Minor units of `currency`. */
            withdrawals: MinorUnits;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from the turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
        };
        /** @description The direct downlines of an account, or accounts below it that were searched, and what their teams did in some days. */
        TeamProfit: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description When it was added up: epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            head: components["schemas"]["TeamHead"];
            totals: components["schemas"]["ProfitSums"];
            /** @description What no row has: the head's own play, and the part of the rebate that is no downline's. With the rows of all downlines it comes to the totals. */
            own: components["schemas"]["ProfitSums"];
            /** @description Rows in all. */
            count: number;
            /** @description A search found more accounts than it takes. */
            isCut: boolean;
            rows: components["schemas"]["ProfitRow"][];
        };
        /**
         * @description Column of a row.
         * @enum {string}
         */
        ProfitSort: "account" | "members" | "deposits" | "withdrawals" | "turnover" | "netLoss" | "rebate";
        /** @description What an agent earned, and passed on. */
        IncomeSums: {
            /** @description The part of the team's rebate that is not a direct downline's. Minor units of `currency`. */
            commission: MinorUnits;
            /** @description Dividends that contracts paid to the agent. Minor units of `currency`. */
            dividends: MinorUnits;
            /** @description Salaries that contracts paid to the agent. Minor units of `currency`. */
            salaries: MinorUnits;
            /** @description Dividends that the agent paid to downlines. Minor units of `currency`. */
            dividendsPaid: MinorUnits;
            /** @description Salaries that the agent paid to downlines. Minor units of `currency`. */
            salariesPaid: MinorUnits;
            /** @description Commission, dividends and salaries less what was paid to downlines. Minor units of `currency`. */
            net: MinorUnits;
        };
        /** @description The same for one day. */
        IncomeDay: {
            /** @description In the merchant's time zone. */
            day: string;
            /** @description The part of the team's rebate that is not a direct downline's. Minor units of `currency`. */
            commission: MinorUnits;
            /** @description Dividends that contracts paid to the agent. Minor units of `currency`. */
            dividends: MinorUnits;
            /** @description Salaries that contracts paid to the agent. Minor units of `currency`. */
            salaries: MinorUnits;
            /** @description Dividends that the agent paid to downlines. Minor units of `currency`. */
            dividendsPaid: MinorUnits;
            /** @description Salaries that the agent paid to downlines. Minor units of `currency`. */
            salariesPaid: MinorUnits;
            /** @description Commission, dividends and salaries less what was paid to downlines. Minor units of `currency`. */
            net: MinorUnits;
        };
        /** @description An agent's income by day. */
        AgentIncome: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description When it was added up: epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["IncomeSums"];
            /** @description Each day of the range, the earliest first. */
            days: components["schemas"]["IncomeDay"][];
        };
        TeamOverview: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description When it was added up: epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The period before, as long as the range; the first days of the month before for a month so far. */
            before: {
                /** @description First day. */
                from: string;
                /** @description Last day. */
                to: string;
                totals: components["schemas"]["TeamSums"];
                days: components["schemas"]["TeamDay"][];
            };
            totals: components["schemas"]["TeamSums"];
            /** @description Each day of the range, the earliest first. */
            days: components["schemas"]["TeamDay"][];
            levels: components["schemas"]["TeamLevel"][];
            /** @description Direct downlines of the agent. */
            directs: number;
            /** @description The direct downlines with the largest turnover. */
            downlines: components["schemas"]["ProfitRow"][];
        };
        /**
         * @description Which rows a level shows. `idle`: no log-in in the last 7 days; `frozen`: frozen by an upline.
         * @enum {string}
         */
        TeamView: "all" | "agents" | "idle" | "frozen";
        /**
         * @description What rows are sorted by. Rows that are equal in it, and all rows with the same type, are in the order of accounts; accounts that have never logged in come before all others in ascending order.
         * @enum {string}
         */
        TeamSort: "account" | "type" | "members" | "balance" | "rate" | "lastLogIn" | "registeredAt";
        /** @description An account of a team. */
        TeamRow: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description Levels below the caller; 1 for a direct downline. */
            level: number;
            /** @description Accounts of its team: itself and all below it. */
            members: number;
            /** @description Its direct downlines. */
            directs: number;
            /** @description In its main wallet. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Its rebate. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description Left out for an account that has never logged in. Epoch milliseconds. */
            lastLogInAt?: number;
            /** @description When the account was opened. Epoch milliseconds. */
            registeredAt: number;
            /** @description Whether an agent above has frozen it. */
            isFrozen: boolean;
        };
        /** @description The account whose downlines a level shows. */
        TeamHead: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description Levels below the caller; 0 for the caller. */
            level: number;
            /** @description Its rebate; its direct downlines have at most this. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description Its direct downlines. */
            directs: number;
            /** @description Accounts of its team: itself and all below it. */
            members: number;
            /** @description Accounts from the caller down to this one, with both. */
            path: string[];
        };
        /** @description The columns of a file, in their order. `upline` is its direct upline; `state` is `frozen` or empty; `rate` is in per cent. */
        TeamFile: {
            columns: {
                /** @enum {string} */
                field: "account" | "nickname" | "type" | "level" | "upline" | "members" | "directs" | "balance" | "currency" | "rate" | "lastLogInAt" | "registeredAt" | "state";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in TeamBet; `result` is `won`, `lost` or `even`. */
        TeamBetsFile: {
            columns: {
                /** @enum {string} */
                field: "settledAt" | "placedAt" | "betId" | "account" | "level" | "game" | "gameType" | "vendorName" | "stake" | "paid" | "profit" | "result" | "currency";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in TeamMovement. */
        TeamMovementsFile: {
            columns: {
                /** @enum {string} */
                field: "createdAt" | "account" | "level" | "kind" | "game" | "amount" | "balance" | "currency" | "reference";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in ProfitRow. */
        TeamProfitFile: {
            columns: {
                /** @enum {string} */
                field: "account" | "type" | "level" | "members" | "directs" | "turnover" | "netLoss" | "deposits" | "withdrawals" | "rebate" | "currency";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in TeamDay. */
        TeamDaysFile: {
            columns: {
                /** @enum {string} */
                field: "day" | "registrations" | "firstDeposits" | "activeMembers" | "deposits" | "withdrawals" | "turnover" | "netLoss" | "rebate" | "commission" | "currency";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in IncomeDay. */
        AgentIncomeFile: {
            columns: {
                /** @enum {string} */
                field: "day" | "commission" | "dividends" | "salaries" | "dividendsPaid" | "salariesPaid" | "net" | "currency";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description The columns of a file, in their order. Fields are named as in RegistrationLink; `expiresAt` is empty for never, `rate` is in per cent, and `state` is `active`, `disabled` or `expired`. */
        RegistrationLinksFile: {
            columns: {
                /** @enum {string} */
                field: "note" | "code" | "url" | "kind" | "rate" | "uses" | "createdAt" | "expiresAt" | "state";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description A part of a level of the team, or of what a search found. */
        TeamLevelPage: {
            head: components["schemas"]["TeamHead"];
            /** @description Of the head itself, which has no row and counts in no total. Minor units of `currency`. */
            ownBalance: MinorUnits;
            /** @description Rows in all, of which `rows` is a part. */
            count: number;
            /** @description Whether a search found more than the first 1,000 accounts by name, which are all that it counts and sorts. */
            isCut: boolean;
            /** @description Sums of all rows of the view. */
            totals: {
                /** @description Accounts of their teams. Of a search, the rows themselves, as one may be in the team of another. */
                members: number;
                /** @description Of the rows themselves. Minor units of `currency`. */
                balance: MinorUnits;
            };
            /** @description Rows of each view, with the same search and `minRate`. */
            counts: {
                all: number;
                agents: number;
                idle: number;
                frozen: number;
            };
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            rows: components["schemas"]["TeamRow"][];
        };
        /** @description Play of an account and all below it in 7 days. */
        TeamWeek: {
            /** @description First day, as yyyy-mm-dd in the merchant's time zone. */
            from: string;
            /** @description Last day, inclusive. */
            to: string;
            /** @description Valid bets. Minor units of `currency`. */
            turnover: MinorUnits;
            /** @description Stakes less winnings: what the house has won; negative where it has lost. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description What the account earned from this turnover: each bet at the rate that the account had when it was made, rounded down for each level and day. Minor units of `currency`. */
            rebate: MinorUnits;
        };
        /** @description A part of a team's settled bets, and what all of them add up to. */
        TeamBetsPage: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["BetTotals"];
            /** @description Sums by game type and vendor, with every filter except these two, the largest stakes first. */
            groups: components["schemas"]["BetGroup"][];
            /** @description Sums by level, with every filter except the level's, nearest first. */
            levels: components["schemas"]["TeamBetLevel"][];
            content: components["schemas"]["TeamBet"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description What the bets of a level add up to. */
        TeamBetLevel: {
            /** @description Levels below the caller; 1 for a direct downline, 0 for the caller. */
            level: number;
            /** @description Settled bets. */
            count: number;
            /** @description Staked. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked; negative for a loss. Minor units of `currency`. */
            profit: MinorUnits;
        };
        /** @description A settled bet of an account of a team. */
        TeamBet: {
            /** @description Number of the stake's transaction in the ledger. */
            betId: number;
            /** @description Account name, in full. */
            account: string;
            /** @description Levels below the caller; 1 for a direct downline, 0 for the caller. */
            level: number;
            /** @description Name of the game. */
            game: string;
            gameType?: components["schemas"]["GameType"];
            /** @description Vendor code (`vassalage`). */
            vendor: string;
            /** @description Name of the vendor. */
            vendorName: string;
            /** @description The stake. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out; 0 for a lost bet. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked. Minor units of `currency`. */
            profit: MinorUnits;
            /** @description When the stake was taken. Epoch milliseconds. */
            placedAt: number;
            /** @description When it was settled, which is the day that it counts on. Epoch milliseconds. */
            settledAt: number;
        };
        /** @description One settled bet of a team. */
        TeamBetDetail: {
            bet: components["schemas"]["TeamBet"];
            /** @description Accounts from the caller down to this one, with both. */
            path: string[];
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
        };
        /** @description A part of the movements in a team's main wallets, and what all of them add up to. */
        TeamMovementsPage: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["MovementTotals"];
            /** @description Sums by kind, with every filter except the kind's. */
            kinds: components["schemas"]["TeamMovementKind"][];
            /** @description Sums by level, with every filter except the level's, nearest first. */
            levels: components["schemas"]["TeamMovementLevel"][];
            content: components["schemas"]["TeamMovement"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description What the movements of a kind add up to. */
        TeamMovementKind: {
            kind: components["schemas"]["MovementKind"];
            /** @description Movements. */
            count: number;
            /** @description Sum of the credits. Minor units of `currency`. */
            received: MinorUnits;
            /** @description Sum of the debits, without a sign. Minor units of `currency`. */
            spent: MinorUnits;
            /** @description Received less spent. Minor units of `currency`. */
            net: MinorUnits;
        };
        /** @description What the movements of a level add up to. */
        TeamMovementLevel: {
            /** @description Levels below the caller; 1 for a direct downline, 0 for the caller. */
            level: number;
            /** @description Movements. */
            count: number;
            /** @description Sum of the credits. Minor units of `currency`. */
            received: MinorUnits;
            /** @description Sum of the debits, without a sign. Minor units of `currency`. */
            spent: MinorUnits;
            /** @description Received less spent. Minor units of `currency`. */
            net: MinorUnits;
        };
        /** @description A movement in the main wallet of an account of a team. */
        TeamMovement: {
            /** @description Its entry in the ledger. */
            id: number;
            /** @description Account name, in full. */
            account: string;
            /** @description Levels below the caller; 1 for a direct downline, 0 for the caller. */
            level: number;
            kind: components["schemas"]["MovementKind"];
            /** @description Negative for a debit. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description The balance after it. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description When it was booked. Epoch milliseconds. */
            createdAt: number;
            /** @description Number of the transaction; a bet and its win share it. Of the order, where one is behind it. */
            reference: string;
            /**
             * @description The kind of order that `reference` is the number of; left out for any other movement.
             * @enum {unknown}
             */
            order?: "deposit" | "withdrawal";
            /** @description Name of the game, for bets and wins. */
            game?: string;
            /** @description The settled bet that caused the movement, for `teamBet`; omitted for other movements. */
            betId?: number;
        };
        /** @description One movement of a team. */
        TeamMovementDetail: {
            movement: components["schemas"]["TeamMovement"];
            /** @description Accounts from the caller down to this one, with both. */
            path: string[];
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
        };
        /** @description A downline in detail. */
        TeamMember: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description Levels below the caller; 1 for a direct downline. */
            level: number;
            /** @description Accounts of its team: itself and all below it. */
            members: number;
            /** @description Its direct downlines. */
            directs: number;
            /** @description In its main wallet. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Its rebate. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description Left out for an account that has never logged in. Epoch milliseconds. */
            lastLogInAt?: number;
            /** @description When the account was opened. Epoch milliseconds. */
            registeredAt: number;
            /** @description Whether an agent above has frozen it. */
            isFrozen: boolean;
            /** @description Accounts from the caller down to this one, with both. */
            path: string[];
            /** @description The smallest rate that it can have: the highest of its direct downlines. Hundredths of a per cent of turnover. */
            lowestRate: number;
            /** @description The largest rate that it can have: that of its upline. Hundredths of a per cent of turnover. */
            highestRate: number;
            /** @description What the caller may do to it. */
            may: {
                /** @description True for direct downlines of the caller only. */
                setRate: boolean;
                /** @description Whether it can be sent money: true for direct downlines of the caller that are neither frozen nor locked. */
                transfer: boolean;
                /** @description Whether the caller may freeze it or lift its freeze: true for the whole team, except for accounts that an agent above the caller has frozen. */
                freeze: boolean;
            };
            /** @description The last 7 days with today. */
            week: components["schemas"]["TeamWeek"];
            /** @description The 7 days before. */
            weekBefore: components["schemas"]["TeamWeek"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When this was read. Epoch milliseconds. */
            asOf: number;
            /** @description City of the last log-in; left out where the platform does not know it. */
            lastLogInPlace?: string;
        };
        /** @description A rate for direct downlines. */
        RateChange: {
            /** @description The new rate. Hundredths of a per cent of turnover. */
            rate: number;
            accounts: {
                /** @description A direct downline of the caller. */
                account: string;
                /** @description The rate that the caller was shown for it; if it is another by now, nothing changes and the call is refused with `rate_changed`. Hundredths of a per cent of turnover. */
                shown: number;
            }[];
        };
        /** @description Accounts whose rates are to be set together. */
        RateRangesQuery: {
            accounts: string[];
        };
        /** @description The rates that some downlines can have. */
        RateRanges: {
            /** @description In the order of the call. */
            ranges: components["schemas"]["RateRange"][];
        };
        /** @description The rate of a downline, and those that it can have. */
        RateRange: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            /** @description Its rebate now. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description The smallest rate that it can have: the highest of its direct downlines. Hundredths of a per cent of turnover. */
            lowestRate: number;
            /** @description The largest rate that it can have: that of its upline. Hundredths of a per cent of turnover. */
            highestRate: number;
            /** @description Whether the caller is its upline, who alone may set its rate. */
            isDirect: boolean;
        };
        /** @description A rate for many direct downlines. */
        RatesChange: {
            /** @description The new rate. Hundredths of a per cent of turnover. */
            rate: number;
            accounts: {
                /** @description A downline of the caller. */
                account: string;
                /** @description The rate that the caller was shown for it; if it is another by now, the account keeps that one. Hundredths of a per cent of turnover. */
                shown: number;
            }[];
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description What came of one rate for many downlines. */
        RatesChanged: {
            /** @description The rate that was asked for. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description Accounts that got the rate. */
            changed: number;
            /** @description Accounts that had it before. */
            same: number;
            /** @description Accounts that keep their own rate, in the order of the call. */
            refused: components["schemas"]["RefusedRate"][];
        };
        /** @description An account that keeps its rate, and why. */
        RefusedRate: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            /**
             * @description `rate_changed` when its rate is another than the one shown.
             * @enum {string}
             */
            reason: "not_direct_downline" | "rate_changed" | "rate_out_of_range";
            /** @description The rate that it has and keeps. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description The smallest rate that it can have. Hundredths of a per cent of turnover. */
            lowestRate: number;
            /** @description The largest rate that it can have. Hundredths of a per cent of turnover. */
            highestRate: number;
        };
        /** @description Accounts to freeze, or whose freeze to lift. */
        FreezeChange: {
            accounts: string[];
            frozen: boolean;
        };
        /** @description What an agent can transfer to a direct downline. What is transferred arrives in full. */
        DownlineTerms: {
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            nickname: string;
            /** @description Whether the downline can receive money now: false while it is frozen or locked. */
            accepts: boolean;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description All of the agent's money in the main wallet. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Part of the balance that no open turnover holds back. Minor units of `currency`. */
            available: MinorUnits;
            /** @description Turnover that is still due before all of the balance can be transferred; 0 when nothing is held back. Minor units of `currency`. */
            turnoverLeft: MinorUnits;
            /** @description Smallest transfer. Minor units of `currency`. */
            min: MinorUnits;
            /** @description Suggested amounts, smallest first. Minor units of `currency`. */
            presets: MinorUnits[];
            limit: components["schemas"]["WithdrawalLimit"];
            left: components["schemas"]["WithdrawalLimit"];
            /** @description Transfers that the agent has made to downlines so far. A transfer names it, so that one begun before another is refused with `transfer_made`. */
            made: number;
            hasPaymentPassword: boolean;
        };
        /** @description Money that has left the agent's balance and arrived on the downline's. */
        DownlineTransfer: {
            /** @description Number of the transfer. */
            transferId: string;
            /** @description What was transferred. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Account name, in full: agents see the accounts of their downlines unmasked. */
            account: string;
            nickname: string;
            /** @description When it was made. Epoch milliseconds. */
            createdAt: number;
        };
        /** @description Plaintext of the JWE of a transfer to a downline. */
        DownlineTransferPayload: {
            /** @description Minor units of the agent's currency. */
            amount: MinorUnits;
            /** @description A direct downline of the caller. */
            account: string;
            /** @description `made` of the terms that the agent was shown. */
            made: number;
            paymentPassword: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /**
         * @description What an account is opened as. An agent has a team of its own and the back office; in MemberType it is 2.
         * @enum {string}
         */
        AccountKind: "member" | "agent";
        /** @description Plaintext of the JWE of an account that an agent opens. */
        OpenAccountPayload: {
            /** @description Follows the rules of `username` in the registration settings. */
            account: string;
            /** @description Follows the rules of `password`. It works until the first log-in, which has to choose another. */
            password: string;
            kind: components["schemas"]["AccountKind"];
            /** @description At most the rate of the caller. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description A link by which visitors register below an agent. */
        RegistrationLink: {
            /** @description Goes where `affiliateCode` goes. */
            code: string;
            /** @description Address of the registration with the code. */
            url: string;
            kind: components["schemas"]["AccountKind"];
            /** @description Rate of the accounts that register by it, or the agent's own by then if that is lower. Hundredths of a per cent of turnover. */
            rate: number;
            /** @description For the agent alone. */
            note: string;
            /** @description When it was made. Epoch milliseconds. */
            createdAt: number;
            /** @description When it stops; left out for never. Epoch milliseconds. */
            expiresAt?: number;
            isEnabled: boolean;
            /** @description Accounts that have registered by it. */
            uses: number;
        };
        /** @description A registration link to make. */
        NewRegistrationLink: {
            kind: components["schemas"]["AccountKind"];
            /** @description At most the rate of the caller. Hundredths of a per cent of turnover. */
            rate: number;
            /**
             * @description How long it works.
             * @enum {string}
             */
            expiresIn: "1d" | "7d" | "30d" | "never";
            note: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description What changes in a registration link; what is left out stays. */
        RegistrationLinkChange: {
            code: string;
            isEnabled?: boolean;
            note?: string;
        };
        /** @description Number that a code is sent to. */
        SmsPayload: {
            /** @description Digits after the dialling code, without a leading zero of the country. */
            mobileNum: string;
            /** @description Dialling code of the country, such as +63. */
            countryDialingCode: string;
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        /** @description Mobile number being registered. */
        SmsRegisterPayload: {
            /** @description Digits after the dialling code, without a leading zero of the country. */
            mobileNo: string;
            /** @description Dialling code of the country, such as +63. */
            countryDialingCode: string;
            /** @description Solution of the bot check, if the platform requires one. */
            botCheck?: string;
        };
        SentCode: {
            /** @description Minutes until the code expires and another can be requested; 1 if it is left out or 0. */
            expiredMinutes?: number;
        };
        MerchantWallet: {
            /** @description All vendors use the member's single balance. */
            isSingle: boolean;
            /** @description Vendors with a wallet of their own; other games play from the main wallet. Without it every vendor has one. This project's own. */
            vendors?: string[];
            /** @description Suggested amounts of a transfer, smallest first. Minor units of the member's currency. This project's own. */
            presets?: MinorUnits[];
        };
        /**
         * @description `maintenance`: the vendor's wallet neither takes nor gives money.
         * @enum {string}
         */
        WalletState: "open" | "maintenance";
        VendorWallet: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name of the vendor. */
            displayName: string;
            gameType: components["schemas"]["GameType"];
            /** @description Minor units of `currency`. */
            balance: MinorUnits;
            state: components["schemas"]["WalletState"];
            /** @description When the maintenance is expected to end, in epoch milliseconds. */
            until?: number;
        };
        WalletBalances: {
            /** @description Money in the main wallet. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The vendors' wallets, in the merchant's order; left out where all games play from the main wallet. This project's own. */
            wallets?: components["schemas"]["VendorWallet"][];
        };
        WalletTransferPayload: {
            /**
             * @description `in`: from the main wallet to the vendor; `out`: back.
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description Code of the vendor. Without it everything that can move comes back from every vendor. */
            vassalage?: string;
            /** @description Needed with a vendor. Minor units of the member's currency. */
            amount?: MinorUnits;
            /** @description Balance of the wallet that the money leaves, as the member saw it; another one is refused with `balance_changed`. Minor units of the member's currency. */
            balance?: MinorUnits;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        WalletPart: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name of the vendor. */
            displayName: string;
            /** @description Minor units of the member's currency. */
            amount: MinorUnits;
        };
        WalletTransfer: {
            /** @enum {string} */
            direction: "in" | "out";
            moved: components["schemas"]["WalletPart"][];
            /** @description Money of vendors under maintenance, which could not come back. */
            stayed: components["schemas"]["WalletPart"][];
        };
        /** @description Sums of the member's contracts by kind. */
        ConsolidatedFunds: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Daily salary that is due and not paid yet. Minor units of `currency`. */
            dailysalreqtype: MinorUnits;
            /** @description Dividend of the running period, not paid yet. Minor units of `currency`. */
            divtypereq: MinorUnits;
            /** @description Hourly salary that is due and not paid yet. Minor units of `currency`. */
            contracthoursalreq: MinorUnits;
            /** @description Real-time salary that is due and not paid yet. Minor units of `currency`. */
            realtimesalreqtype: MinorUnits;
            /** @description Daily salary by the rates of several levels, paid so far. Minor units of `currency`. */
            contractmrdailysalinfotype: MinorUnits;
            /** @description Hourly salary paid so far. Minor units of `currency`. */
            contracthoursalinfo: MinorUnits;
            /** @description Daily salary paid so far. Minor units of `currency`. */
            dailysalinfotype: MinorUnits;
            /** @description Dividends paid so far. Minor units of `currency`. */
            divtypeinfo: MinorUnits;
        };
        /**
         * @description How often a contract pays: a dividend and a daily salary by day, week, half month or month, the other salaries by hour and every five minutes.
         * @enum {string}
         */
        ContractPeriod: "daily" | "weekly" | "semimonthly" | "monthly" | "hourly" | "fiveMinutes";
        /** @description A step of a contract: what the downline's team has to reach, and what is paid from there. A kind uses some fields; the others are 0. */
        ContractTier: {
            /** @description Stakes of the team in the period. Minor units of `currency`. */
            validBet: MinorUnits;
            /** @description Stakes less winnings of the team in the period. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description Members of the team who bet in the period. */
            activeMembers: number;
            /** @description Stake of a bet, for a real-time salary. Minor units of `currency`. */
            singleBet: MinorUnits;
            /** @description What is paid: of the net loss as a dividend, of each bet as a real-time salary. Hundredths of a percent. */
            rate: number;
            /** @description Salary of a day or an hour: what is paid of the valid bet where the team's players won. Hundredths of a percent. */
            winRate: number;
            /** @description The same where they did not win. Hundredths of a percent. */
            lossRate: number;
            /** @description Salary of a day or an hour: a fixed sum. Minor units of `currency`. */
            amount: MinorUnits;
        };
        /** @description A contract between an agent and a direct downline, or between the operator and an agent without an upline. */
        Contract: {
            /** @description Number of the contract. */
            contractId: number;
            kind: components["schemas"]["ContractKind"];
            period: components["schemas"]["ContractPeriod"];
            /** @description Lowest first. */
            tiers: components["schemas"]["ContractTier"][];
            /** @description The other party: the account of a downline, the masked account of an upline; left out for the operator. */
            account?: string;
            /**
             * @description A proposal expires at `answerBy`. One that was accepted is active from its first day on. A contract that was ended stays active until its last day is over.
             * @enum {string}
             */
            status: "proposed" | "accepted" | "active" | "ended" | "rejected" | "withdrawn" | "expired";
            /** @description When it was proposed. Epoch milliseconds. */
            proposedAt: number;
            /** @description Until when a proposal can be answered. Epoch milliseconds. */
            answerBy: number;
            /** @description First day that it counts, in the merchant's time zone: the next period after it was accepted. Left out until then. */
            beginsOn?: string;
            /** @description Last day that it counts; left out while no one has ended it. */
            endsOn?: string;
        };
        /** @description A contract below that a proposal ends. */
        EndedContract: {
            /** @description Account of the downline that would lose it. */
            account: string;
            period: components["schemas"]["ContractPeriod"];
            tiers: components["schemas"]["ContractTier"][];
            /** @description Size of that downline's team, itself included. */
            members: number;
        };
        /** @description What a team did in a period. */
        ContractFigures: {
            /** @description First day of the period. */
            from: string;
            /** @description Last day of the period. */
            to: string;
            /** @description Stakes of the team. Minor units of `currency`. */
            validBet: MinorUnits;
            /** @description Stakes less winnings of the team. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description Members of the team who bet. */
            activeMembers: number;
        };
        /** @description The contracts of one kind of an agent. */
        ContractBook: {
            kind: components["schemas"]["ContractKind"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description When the answer was true. Epoch milliseconds. */
            asOf: number;
            /** @description The agent's own contract that is active, if there is one. */
            own?: components["schemas"]["Contract"];
            /** @description The agent's own contract that was accepted and has yet to begin, if there is one. */
            next?: components["schemas"]["Contract"];
            /** @description The one that waits for the agent's answer, if there is one. */
            proposal?: components["schemas"]["Contract"];
            /** @description Contracts below that accepting the proposal ends, since they pay more than it does. */
            ends: components["schemas"]["EndedContract"][];
            /** @description Those given to direct downlines: proposed and active ones, and those that came to an end in the last 90 days; latest first. */
            given: components["schemas"]["Contract"][];
            /** @description Direct downlines that are agents, by name: a contract can be proposed to each. */
            downlines: string[];
        };
        /** @description What a proposal to a downline would mean. */
        ContractOutlook: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The downline's account. */
            account: string;
            /** @description The downline's contract that a new one would replace, if there is one. */
            own?: components["schemas"]["Contract"];
            /** @description All contracts of the kind that the downline has given. Those that would pay more than the new one end with it. */
            below: components["schemas"]["EndedContract"][];
            /** @description For each period that the kind can have, the downline's figures in the last one that has ended. A real-time salary has those of yesterday. */
            figures: {
                period: components["schemas"]["ContractPeriod"];
                figures: components["schemas"]["ContractFigures"];
                /** @description When a contract of this period would begin if it were accepted today. */
                beginsOn: string;
            }[];
        };
        /** @description What a contract comes to for one period. Real-time salaries are summed by day. */
        ContractDue: {
            /** @description Number of the amount; left out for a real-time salary, which is paid by itself. */
            dueId?: number;
            /** @description The other party, as in a contract. */
            account?: string;
            /** @description First moment of the period. Epoch milliseconds. */
            start: number;
            /** @description First moment after the period. Epoch milliseconds. */
            end: number;
            /** @description First day of the period. */
            from: string;
            /** @description Last day of the period. */
            to: string;
            /** @description Stakes of the downline's team. Minor units of `currency`. */
            validBet: MinorUnits;
            /** @description Stakes less winnings of the downline's team. Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description Members of the team who bet. */
            activeMembers: number;
            /** @description Number of the tier that was reached; 0 for none. */
            tier: number;
            /** @description The rate that was paid; 0 for a fixed sum. Hundredths of a percent. */
            rate: number;
            /** @description What the contract says. Minor units of `currency`. */
            due: MinorUnits;
            /** @description What is paid of it: less than `due` where the upline's contracts come to more than its own brings in for the period. Minor units of `currency`. */
            payable: MinorUnits;
            /**
             * @description `nothing` where nothing is payable.
             * @enum {string}
             */
            status: "due" | "requested" | "paid" | "nothing";
            /** @description When it was paid; left out until then. Epoch milliseconds. */
            paidAt?: number;
        };
        /** @description How many proposals and requested amounts wait for the agent, by kind. */
        ContractsWaiting: {
            /** @description Dividends. */
            dividend: number;
            /** @description Daily salaries. */
            dailySalary: number;
            /** @description Hourly salaries. */
            hourlySalary: number;
            /** @description Real-time salaries, of which only proposals can wait. */
            realTimeSalary: number;
        };
        /** @description Amounts of closed periods: those that ended last are first. */
        ContractDues: {
            kind: components["schemas"]["ContractKind"];
            /** @enum {string} */
            side: "own" | "given";
            /** @description ISO 4217 code. */
            currency: string;
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description When the answer was true. Epoch milliseconds. */
            asOf: number;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description What the agent's own contract brings in for the periods that ended in the range. Minor units of `currency`. */
            comesIn: MinorUnits;
            /** @description What is payable to the downlines for them. Minor units of `currency`. */
            passedOn: MinorUnits;
            /** @description What of the listed side is payable for them and not paid yet. Minor units of `currency`. */
            unpaid: MinorUnits;
            /** @description Amounts that are due or requested, whatever the range. */
            waiting: number;
            totals: components["schemas"]["DueTotals"];
            rows: components["schemas"]["ContractDue"][];
            /** @description Where the next part begins; left out at the end of the list. */
            next?: string;
        };
        /** @description What all amounts of a list come to, those of its other parts too. */
        DueTotals: {
            /** @description How many there are. */
            count: number;
            /** @description Minor units of `currency`. */
            validBet: MinorUnits;
            /** @description Minor units of `currency`. */
            netLoss: MinorUnits;
            /** @description Minor units of `currency`. */
            payable: MinorUnits;
        };
        /** @description A step with contracts or their amounts. `propose` takes account, period and tiers; `accept`, `reject`, `withdraw` and `terminate` take contractId; `request` and `pay` take dueIds. */
        ContractStep: {
            /** @enum {string} */
            action: "propose" | "accept" | "reject" | "withdraw" | "terminate" | "request" | "pay";
            /** @description A direct downline that is an agent. */
            account?: string;
            period?: components["schemas"]["ContractPeriod"];
            tiers?: components["schemas"]["ContractTier"][];
            /** @description Number of a contract. */
            contractId?: number;
            dueIds?: number[];
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description What a step did. */
        ContractOutcome: {
            /** @description The contract as it is now; none after a step with amounts. */
            contract?: components["schemas"]["Contract"];
            /** @description What was paid; 0 unless the step was `pay`. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The amounts as they are now. */
            dues: components["schemas"]["ContractDue"][];
        };
        /** @description The columns of a file, in their order. Fields are named as in ContractDue; `account` is empty for the operator, `tier` is 0 for none, and `rate` is in per cent. */
        ContractDuesFile: {
            columns: {
                /** @enum {string} */
                field: "account" | "from" | "to" | "start" | "end" | "validBet" | "netLoss" | "activeMembers" | "tier" | "rate" | "due" | "payable" | "status" | "paidAt" | "currency";
                heading: components["schemas"]["FileText"];
                words?: components["schemas"]["FileWords"];
            }[];
        };
        /** @description One node of the white-label tree. A node is on when it and all its ancestors are. */
        ModuleNode: {
            /** @description Name of the module. */
            modId: string;
            /** @description `1` is on; every other value is off. */
            enabled: string;
            childrenNodes?: components["schemas"]["ModuleNode"][];
        };
        /** @description Rule of one field of the registration form. */
        FieldRule: {
            /** @description Whether the form shows the field. */
            enabled: boolean;
            required: boolean;
            /** @description Regular expression, or `*` for anything. The patterns in use are named in patterns.json. */
            acceptedPattern: string;
            minLength: number;
            maxLength: number;
        };
        /** @description Rules of the sixteen fields of registration. */
        RegisterSettings: {
            username: components["schemas"]["FieldRule"];
            password: components["schemas"]["FieldRule"];
            payeeName: components["schemas"]["FieldRule"];
            paymentPassword: components["schemas"]["FieldRule"];
            qqNum: components["schemas"]["FieldRule"];
            line: components["schemas"]["FieldRule"];
            whatsapp: components["schemas"]["FieldRule"];
            facebook: components["schemas"]["FieldRule"];
            wechat: components["schemas"]["FieldRule"];
            idNumber: components["schemas"]["FieldRule"];
            email: components["schemas"]["FieldRule"];
            mobileNum: components["schemas"]["FieldRule"];
            birthday: components["schemas"]["FieldRule"];
            affiliateCode: components["schemas"]["FieldRule"];
            captcha: components["schemas"]["FieldRule"];
            recommenderId: components["schemas"]["FieldRule"];
        };
        SystemStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            maintenance: boolean;
            regionRestriction: boolean;
            location: {
                /** @description The visitor's address as the platform sees it. */
                ip: string;
            };
            /** @description Words of the full-page notice; empty while the status is 0. */
            info: {
                title: string;
                text: string;
                /** @description Encrypted paths of customer service: a compact JWE (dir, A256GCM) of a JSON list of addresses, under the key `paths` of GET /wps/system/keys; or empty. */
                customerService: string;
                /** @description When the site opens again, in epoch milliseconds, if that is known; this project's own. A platform may leave it out. */
                backAt?: number;
            };
            /** @description Host name of the operator's main site, where visitors of an unknown domain are led. */
            mainDomain: string;
            /** @description Origins that images load from, one chosen at random; empty for the platform's own. */
            imageCDNs: string[];
            /** @description Origins that games load from; empty for the platform's own. */
            launchGameCDNs: string[];
            /** @description Host name that this visitor should use, or empty. A site moves to it only if the brand lists it. */
            domainRoute?: string;
            /** @description Named links. */
            resources?: {
                resourceType: string;
                /** @description Its name in English. */
                labelNameEn?: string;
                url: string;
            }[];
            /** @description Measurement id of Google Analytics, or empty. It replaces the brand's own; a brand without one has no statistics. */
            gtagId?: string;
            /** @description The clock of the platform, in epoch milliseconds; this project's own. It is finer than `Date`, and all that a site of another origin has where the platform does not expose that. A platform may leave it out. */
            serverTime?: number;
            /** @description IANA name of the time zone whose days the merchant's records have, and on whose days ages are counted; this project's own. A platform may leave it out. */
            timeZone?: string;
        };
        /** @description A key that every visitor can fetch (RFC 7517): it hides paths from filters, caches and logs, but is not a secret. */
        PathJwk: {
            /** @constant */
            kty: "oct";
            k: string;
            kid: string;
            /** @constant */
            use: "enc";
            /** @constant */
            alg: "A256GCM";
        };
        /** @description A public key (RFC 7517). */
        Jwk: {
            /** @constant */
            kty: "EC";
            /** @constant */
            crv: "P-256";
            x: string;
            y: string;
            kid: string;
            /** @constant */
            use: "enc";
            /** @constant */
            alg: "ECDH-ES";
        };
        MenuChoice: {
            label: string;
            value: string;
        };
        DomainRoute: {
            /** @description Host name that this visitor should use instead, or empty. */
            domain: string;
        };
        HelpCenter: {
            /** @description Path of the help centre on the operator's sites. */
            path: string;
            sections: components["schemas"]["HelpTopic"][];
        };
        HelpTopic: {
            /** @description Anchor in the address. */
            id: string;
            title: string;
            /** @description HTML. */
            content: string;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Dialling code of the country, such as +63. */
            countryDialingCode: string;
        };
        FeedbackPayload: {
            /** @description At most 140 characters as a person counts them: a letter with its marks is one, and so is an emoji. */
            content: string;
        };
        ChatModel: {
            modelId: string;
            /** @description In the requested language. */
            name: string;
            /** @description Whether the desk is staffed at this hour. */
            online: boolean;
        };
        ChatLaunch: {
            /** @description Address of the conversation's page: a path of the platform, or an address of an origin that the brand names. */
            chatUrl: string;
        };
        SupportQuestionRules: {
            minWordCount: number;
            maxWordCount: number;
        };
        SupportQuestionPayload: {
            content: string;
        };
        /** @description Numbers of the member's messages. */
        MessageCounts: {
            all: number;
            unread: number;
        };
        /** @description A message of the platform to a member, in the requested language, or what a person has written, which `from` tells. */
        Message: {
            id: number;
            title: string;
            /** @description Plain text: how the message begins. */
            preview: string;
            /** @description HTML; sanitise before showing. */
            content: string;
            /** @description Epoch milliseconds. */
            createdAt: number;
            isRead: boolean;
            from?: components["schemas"]["MessageSender"];
        };
        MessagePage: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            content: components["schemas"]["Message"][];
            /** @description Of the range, whatever `state` and the page show. */
            counts: components["schemas"]["MessageCounts"];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description The person who wrote a message: the receiver's upline, an agent further above, or a direct downline. Only a downline is named. */
        MessageSender: {
            /** @enum {string} */
            role: "upline" | "above" | "downline";
            /** @description Of a downline. */
            account?: string;
        };
        /** @description Whom a message is for. */
        MessageRecipients: {
            /**
             * @description The upline, one account of the team, several of them, all direct downlines, all agents of the team, everyone in it, or everyone on one level.
             * @enum {string}
             */
            kind: "upline" | "downline" | "downlines" | "directs" | "agents" | "team" | "level";
            /** @description With `downline`: an account at any level of the caller's team. */
            account?: string;
            /** @description With `downlines`: accounts at any level of the caller's team. A list of sent messages leaves them out. */
            accounts?: string[];
            /** @description With `level`: 1 for the direct downlines. */
            level?: number;
        };
        /** @description A message to send. */
        NewMessage: {
            to: components["schemas"]["MessageRecipients"];
            /** @description Plain text in one line, of 1 to 100 characters as people count them. */
            subject: string;
            /** @description Plain text of 1 to 1,000 characters as people count them. */
            text: string;
            /** @description `lastSent` of the groups that the agent was shown. */
            lastSent: number;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        MessageGroups: {
            /** @description When the answer was true. Epoch milliseconds. */
            asOf: number;
            hasUpline: boolean;
            /** @description Id of the caller's latest message; 0 before the first. */
            lastSent: number;
            groups: {
                /** @enum {string} */
                kind: "directs" | "agents" | "team";
                /** @description Accounts in it. */
                people: number;
            }[];
            /** @description Levels with somebody on them, from the nearest. */
            levels: {
                /** @description 1 for the direct downlines. */
                level: number;
                /** @description Accounts on it. */
                people: number;
            }[];
        };
        /** @description A message that an agent has sent. */
        SentMessage: {
            id: number;
            to: components["schemas"]["MessageRecipients"];
            /** @description Plain text. */
            subject: string;
            /** @description Accounts that it was sent to. */
            people: number;
            /** @description How many of them have opened it. */
            reads: number;
            /** @description When it was sent. Epoch milliseconds. */
            createdAt: number;
        };
        /** @description The same with its text. */
        SentMessageText: {
            id: number;
            to: components["schemas"]["MessageRecipients"];
            /** @description Plain text. */
            subject: string;
            /** @description Accounts that it was sent to. */
            people: number;
            /** @description How many of them have opened it. */
            reads: number;
            /** @description When it was sent. Epoch milliseconds. */
            createdAt: number;
            /** @description Plain text. */
            text: string;
            /** @description When the answer was true. Epoch milliseconds. */
            asOf: number;
        };
        SentMessagePage: {
            /** @description When the answer was true. Epoch milliseconds. */
            asOf: number;
            content: components["schemas"]["SentMessage"][];
            /** @description Messages on all pages. */
            count: number;
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        MessageSelection: {
            messageIds: number[];
        };
        ChatMessage: {
            /** @description Increases within the room. */
            id: number;
            /** @description The sender's masked name. */
            from: string;
            text: string;
            /** @description Epoch milliseconds. */
            at: number;
            /** @description Whether the member sent it. */
            own: boolean;
            /** @description Whether part of the text was removed; only the sender sees this. */
            moderated?: boolean;
        };
        ChatPage: {
            messages: components["schemas"]["ChatMessage"][];
            /** @description Whether there are earlier messages. */
            more: boolean;
        };
        ChatMessagePayload: {
            room: string;
            /** @description At most 200 characters as a person counts them. */
            text: string;
        };
        ChatReportPayload: {
            /** @description Of the message. */
            id: number;
        };
        /**
         * @description An outcome of a match. In a launch, the one that was pressed: the vendor may put it on its slip.
         * @enum {string}
         */
        FixtureOutcome: "home" | "draw" | "away";
        /** @description Vendors use one of two fields for a game's name and one of four for its picture; the first that is not empty counts. */
        Game: {
            nodeId: number;
            /** @description Name of the game. */
            nodeName?: string;
            /** @description Name of the game, as some vendors spell it. */
            gameName?: string;
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            /** @description The vendor's code of the game. */
            gameCode: string;
            /** @description Name of the vendor, shown on the tile if given. */
            displayName?: string;
            /** @description Path of the picture; `?shape=portrait|square|wide` selects its shape, `?title=none` leaves out the game's name. */
            showIcon?: string;
            /** @description The picture, as some vendors spell it. */
            iconUrl?: string;
            /** @description The picture, as some vendors spell it. */
            url?: string;
            /** @description The picture, as some vendors spell it. */
            lagerIcon?: string;
            /**
             * @description 1 carries the hot badge.
             * @enum {integer}
             */
            isHot: 0 | 1;
            /** @description `VASSALAGE` opens the vendor's own list instead of a game. */
            isGame?: string;
            /** @description Day (YYYY-MM-DD) on which the game was added; this project's own. */
            releasedOn?: string;
            /** @description The vendor offers a demo of the game, with play credit instead of money; this project's own. */
            demo?: boolean;
            /** @description `window`: the game opens in a window of its own, since it cannot be framed; this project's own. */
            opens?: string;
        };
        VendorGameTypes: {
            /** @description Code of the vendor. */
            vassalage: string;
            displayName: string;
            gameTypes: components["schemas"]["GameType"][];
        };
        SearchableGame: {
            nodeId: number;
            /** @description Name of the game in the requested language. */
            name: string;
            /** @description Names that it is found by as well, such as those in other languages and scripts. */
            otherNames?: string[];
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            /** @description The vendor's code of the game. */
            gameCode: string;
            /** @description Path of the picture, as in `Game`. */
            showIcon?: string;
            /**
             * @description 1 goes before others that are found as well.
             * @enum {integer}
             */
            isHot?: 0 | 1;
        };
        VendorCard: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name of the vendor. */
            displayName: string;
            gameType: components["schemas"]["GameType"];
            /** @description Path of the vendor's picture. */
            icon: string;
            gameCount: number;
            /** @description `VASSALAGE` opens the vendor's own list of games; without it the vendor starts as one game. */
            isGame?: string;
            /** @description `window`: the game opens in a window of its own, since it cannot be framed; this project's own. */
            opens?: string;
            /** @description While the vendor is under maintenance: its end in epoch milliseconds. This project's own. */
            maintenanceUntil?: number;
            /** @description Path of a wide picture of what the vendor offers; this project's own. */
            scene?: string;
        };
        /** @description One category and its vendors. */
        VendorLane: {
            title: components["schemas"]["GameType"];
            cards: components["schemas"]["VendorCard"][];
        };
        /**
         * @description Selects a list of games: a category, or a subcategory of slots: JP jackpot, TG table games, AC arcade games.
         * @enum {string}
         */
        ListGameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "LOTT" | "ELOTT" | "BG" | "JP" | "TG" | "AC";
        Room: {
            roomId: string;
            /** @description The vendor's code of the room's game. */
            gameCode: string;
            name: string;
            /** @description Minor units. */
            minBet: MinorUnits;
            /** @description Minor units. */
            maxBet: MinorUnits;
            /** @description ISO 4217. */
            currency: string;
            players: number;
            open: boolean;
        };
        LaunchPayload: {
            nodeId: number;
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            gameCode: string;
            /** @description Product code such as EN. */
            language?: string;
            /** @description Value of the gaming venue, if the platform requires one; this project's own. */
            venue?: string;
            /** @description The match that the vendor opens at, from `fixtures`; one that it no longer offers opens its usual start. This project's own. */
            fixtureId?: string;
            outcome?: components["schemas"]["FixtureOutcome"];
        };
        Launch: {
            /** @description Address of the game, for a frame; a relative one is relative to the platform. */
            url: string;
        };
        FavoritePayload: {
            nodeId: number;
            /** @description Code of the vendor. */
            vendor: string;
            gameType: components["schemas"]["GameType"];
        };
        SavedGamePage: {
            content: components["schemas"]["Game"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description A match that a vendor takes bets on. The vendor's game is started with its `fixtureId`, and the slip is the vendor's. */
        Fixture: {
            fixtureId: string;
            /** @enum {string} */
            state: "upcoming" | "live" | "ended";
            /** @description No bets are taken for now, as after a goal; the odds are the last ones. */
            isSuspended: boolean;
            odds: components["schemas"]["FixtureOdds"];
            score?: components["schemas"]["FixtureScore"];
            period?: components["schemas"]["FixturePeriod"];
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            /** @description The vendor's code of the game that offers the match. */
            gameCode: string;
            /** @description Name of the sport. */
            sport: string;
            /** @description Name of the league, tour or cup. */
            league: string;
            /** @description Name of the first side. */
            home: string;
            /** @description Name of the second side. */
            away: string;
            /** @description Epoch milliseconds. */
            startsAt: number;
        };
        /**
         * @description LOTT lotteries, ZY the house's own fast draws, ELOTT e-lotteries, SEA lotteries of South-East Asia.
         * @enum {string}
         */
        PrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        LotteryGame: {
            gameCode: string;
            nodeId: number;
            /** @description Name of the game in the requested language. */
            gameName: string;
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Path of the game's picture. */
            showIcon: string;
            /** @description Time between two draws. */
            everySeconds: number;
            /** @enum {string} */
            state: "open" | "maintenance";
            /**
             * @description What is drawn; this project's own.
             * @enum {string}
             */
            form?: "digits" | "balls" | "race" | "dice" | "regional";
        };
        LotteryGroup: {
            groupCode: string;
            /** @description Heading in the requested language. */
            groupName: string;
            games: components["schemas"]["LotteryGame"][];
        };
        OpenedDraw: {
            gameCode: string;
            /** @description Name of the draw. */
            issue: string;
            /**
             * @description A cancelled draw has no numbers, and its bets are refunded.
             * @enum {string}
             */
            status: "opened" | "cancelled";
            /** @description Epoch milliseconds. */
            drawTime: number;
            /** @description Numbers in the order drawn; empty if the draw has prizes. */
            numbers: string[];
            /** @description Numbers of each prize of a regional draw, the special prize first. */
            prizes: {
                code: string;
                name: string;
                numbers: string[];
            }[];
            /** @description The seed that the numbers are derived from. */
            seed: string;
            /** @description SHA-256 of the seed, published before the draw. */
            commitment: string;
            /** @description How many different values a number is drawn from, so that players can derive the numbers from the seed; this project's own. */
            urn?: number;
        };
        LotteryOption: {
            code: string;
            name: string;
        };
        LotteryPicker: {
            /**
             * @description `set`: different options in any order; `positions`: one option for each place; `choice`: one option.
             * @enum {string}
             */
            form: "set" | "positions" | "choice";
            options: components["schemas"]["LotteryOption"][];
            /** @description How many are picked. */
            count: number;
            /** @description Each option may be used once. */
            distinct: boolean;
        };
        LotteryTier: {
            hits: number;
            /** @description Payout as a multiple of the stake, in hundredths. */
            odds: number;
            /** @description Draws per win on average. */
            oneIn: number;
        };
        LotteryKind: {
            code: string;
            name: string;
            /** @description What wins. */
            help: string;
            picker: components["schemas"]["LotteryPicker"];
            /** @description The most hits first. */
            tiers: components["schemas"]["LotteryTier"][];
            /** @description The only tier is paid once per hit. */
            perHit: boolean;
            /** @description Return to player in hundredths of a per cent. */
            returned: number;
            /** @description Largest stake of a line. Minor units of the currency. */
            maxStake: MinorUnits;
        };
        LotteryTable: {
            game: components["schemas"]["LotteryGame"];
            /** @description Paragraphs. */
            rules: string[];
            kinds: components["schemas"]["LotteryKind"][];
            /** @description Smallest stake of a line. Minor units of the currency. */
            minStake: MinorUnits;
            /** @description Every stake is a multiple of it. Minor units of the currency. */
            stakeStep: MinorUnits;
            /** @description Most lines of a slip. */
            maxLines: number;
            /** @description ISO 4217 code. */
            currency: string;
        };
        LotteryIssue: {
            gameCode: string;
            issue: string;
            /**
             * @description `closed`: no more bets, the draw is about to be made.
             * @enum {string}
             */
            state: "open" | "closed" | "maintenance";
            /** @description Epoch milliseconds. */
            closeTime: number;
            /** @description Epoch milliseconds. */
            drawTime: number;
            /** @description The draw after it, which takes bets while this one is closed. */
            nextIssue: string;
            /** @description SHA-256 of the draw's seed. */
            commitment: string;
        };
        LotteryLine: {
            gameCode: string;
            /** @description The draw that it is for. */
            issue: string;
            /** @description Code of the bet. */
            kind: string;
            /** @description Codes of options: a set in the kind's order, or one for each place. */
            selection: string[];
            /** @description The stake. Minor units of the currency. */
            stake: MinorUnits;
            /** @description The odds of the first tier as the player saw them; if they have changed, the slip is refused. */
            odds: number;
        };
        LotterySlip: {
            /** @description One for each intent. */
            idempotencyKey: string;
            lines: components["schemas"]["LotteryLine"][];
        };
        LotteryBet: {
            betId: number;
            gameCode: string;
            gameName: string;
            issue: string;
            kind: string;
            kindName: string;
            selection: components["schemas"]["LotteryOption"][];
            /** @description The stake. Minor units of the currency. */
            stake: MinorUnits;
            /** @description Odds of the first tier in hundredths, as of placing the bet. */
            odds: number;
            /** @enum {string} */
            state: "open" | "won" | "lost" | "refunded";
            /** @description Amount paid, which is the stake for a refund. Minor units of the currency. */
            win: MinorUnits;
            /** @description Epoch milliseconds. */
            drawTime: number;
            /** @description Epoch milliseconds. */
            placedAt: number;
            /** @description Numbers drawn; for a regional draw the special prize; empty while the bet is open. */
            numbers: string[];
        };
        LotteryBetPage: {
            content: components["schemas"]["LotteryBet"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        PlacedLotteryBets: {
            /** @description In the order of the lines. */
            bets: components["schemas"]["LotteryBet"][];
            /** @description Spendable money after the stakes were debited. Minor units of the currency. */
            balance: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
        };
        Banner: {
            /** @description Place on the site: w_home, w_hotgames, w_leftmenu, w_login, w_register, w_forget. */
            groupName: string;
            /** @description Path of the picture; `wide=1` is added to it for wide windows. */
            url: string;
            /**
             * @description What a click opens.
             * @enum {string}
             */
            linkageType: "NONE" | "PAGE" | "CATEGORY";
            /** @description Route of the site that a click opens; empty for NONE. */
            link: string;
            title: string;
            text: string;
            /** @description What the offer is worth at most. Minor units of the brand's currency; this project's own. */
            amount?: MinorUnits;
            /** @description Label of the button that opens `link`; this project's own. */
            button?: string;
        };
        Announcement: {
            id: number;
            title: string;
            /** @description HTML; sanitise before showing. */
            content: string;
            /** @description Set when the item leads to the reward centre. */
            promotionType?: string;
            /** @description The announcements open automatically at this one, once a session; this project's own. */
            isPopup?: boolean;
        };
        Notice: {
            id: number;
            /** @description The line of the marquee. */
            title: string;
            /** @description HTML; sanitise before showing. */
            content: string;
        };
        Popup: {
            id: number;
            /**
             * @description A logged in, B anonymous, F first log-in.
             * @enum {string}
             */
            execution: "A" | "B" | "F";
            title: string;
            /** @description HTML; sanitise before showing. */
            content: string;
        };
        Announcements: {
            banners: components["schemas"]["Banner"][];
            notices: components["schemas"]["Notice"][];
            player: components["schemas"]["Announcement"][];
            popup: components["schemas"]["Popup"][];
            promotion: components["schemas"]["Announcement"][];
        };
        PointBalance: {
            /** @description Points to spend; they do not expire. */
            currentPoints: number;
            /** @description Redemptions and conversions that the member has made so far. Each of them names it, so that one begun before another is refused with `points_spent`. A platform may leave it out. */
            made?: number;
        };
        PointConfig: {
            /** @description How many points convert to how much money; only whole multiples are converted. */
            ratio: {
                /** @description One step. */
                points: number;
                /** @description Minor units of `currency`. */
                amount: MinorUnits;
            };
            /** @description Stakes that earn one point. Minor units of `currency`. */
            stakePerPoint: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
        };
        /**
         * @description `play`: free spins and credit; `topup`: phone credit and vouchers; `gadget`: things; `experience`: tickets and outings.
         * @enum {string}
         */
        PointGoodKind: "play" | "topup" | "gadget" | "experience";
        PointGood: {
            rewardId: string;
            kind: components["schemas"]["PointGoodKind"];
            name: string;
            /** @description Plain text. */
            description: string;
            /** @description Of one. */
            points: number;
            /** @description How many are left. */
            stock: number;
            /** @description Path below an image CDN, or an address. */
            imageUrl: string;
        };
        /** @description Plaintext of the redemption's JWE. */
        RedeemPayload: {
            rewardId: string;
            quantity: number;
            /** @description `made` of the points that the member was shown; left out if the platform left it out. */
            made?: number;
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description Plaintext of the conversion's JWE. */
        ConvertPointPayload: {
            /** @description A multiple of the ratio's points. */
            points: number;
            /** @description `made` of the points that the member was shown; left out if the platform left it out. */
            made?: number;
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /**
         * @description `process`: the operator has not decided yet; `rejected`: the points were refunded.
         * @enum {string}
         */
        RedeemStatus: "process" | "approved" | "rejected";
        Redemption: {
            redeemId: number;
            rewardId: string;
            name: string;
            /** @description Path below an image CDN, or an address. */
            imageUrl: string;
            quantity: number;
            /** @description Of all of them. */
            points: number;
            status: components["schemas"]["RedeemStatus"];
            /** @description Epoch milliseconds. */
            createdAt: number;
            /** @description Epoch milliseconds. */
            decidedAt?: number;
        };
        RedemptionPage: {
            content: components["schemas"]["Redemption"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        PointTransaction: {
            id: number;
            /**
             * @description `earn`: for bets; `bonus`: given by the operator; `refund`: for a rejected redemption.
             * @enum {string}
             */
            kind: "earn" | "bonus" | "redeem" | "refund" | "convert";
            /** @description Negative for a debit. */
            points: number;
            /** @description Points after it. */
            balance: number;
            /** @description Epoch milliseconds. */
            createdAt: number;
        };
        PointTransactionPage: {
            content: components["schemas"]["PointTransaction"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /**
         * @description A member's status in a promotion: open, under review, rejected, to be claimed, paid, in progress, signed up, upcoming, over.
         * @enum {string}
         */
        PromotionStatus: "JOIN" | "APPLYING" | "REJECTED" | "ISSUED" | "CLAIMED" | "PROCESS" | "SIGNED" | "COMING_SOON" | "CLOSE";
        Promotion: {
            id: number;
            /** @enum {string} */
            category: "WELCOME" | "CASHBACK" | "GAMES" | "VIP";
            /**
             * @description How members join: by an application with a review, by signing up, by playing from then on, or with a ticket they have.
             * @enum {string}
             */
            kind: "APPLY" | "SIGN" | "CHALLENGE" | "RAFFLE";
            status: components["schemas"]["PromotionStatus"];
            title: string;
            /** @description One sentence. */
            summary: string;
            /** @description Conditions in HTML; sanitise before showing. */
            content: string;
            /** @description Path of the picture. */
            url: string;
            /** @description Epoch milliseconds. */
            startsAt: number;
            /** @description Epoch milliseconds; omitted if it does not expire. */
            endsAt?: number;
            /** @description Largest bonus. Minor units of `currency`. */
            bonus: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Amount issued or paid to the member. Minor units of `currency`. */
            paid?: MinorUnits;
            /** @description Why an application was rejected, in the operator's words. */
            reason?: string;
            /** @description How far a challenge is. */
            progress?: {
                /** @description Turnover since joining. Minor units of `currency`. */
                current: MinorUnits;
                /** @description Required turnover. Minor units of `currency`. */
                target: MinorUnits;
            };
        };
        PromotionApplication: {
            promotionId: number;
            /** @description The member's comment, of at most 500 characters as a reader counts them; required when applying for the promotion. */
            comment: string;
            images: string[];
        };
        BonusClaim: {
            promotionId: number;
            /** @description Chosen by the browser, one per intent. */
            idempotencyKey: string;
        };
        PaidBonus: {
            /** @description Amount paid. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The member's balance afterwards. Minor units of `currency`. */
            balance: MinorUnits;
        };
        Reward: {
            promotionId: number;
            title: string;
            /** @description Amount paid. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Epoch milliseconds. */
            paidAt: number;
        };
        RewardTotals: {
            /** @description Rewards paid in the range. */
            count: number;
            /** @description What they come to. Minor units of `currency`. */
            paid: MinorUnits;
        };
        RewardPage: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["RewardTotals"];
            content: components["schemas"]["Reward"][];
            pageNum: number;
            totalPages: number;
        };
        /**
         * @description Days and weeks of UTC; a week begins on Monday.
         * @enum {string}
         */
        MissionPeriod: "daily" | "weekly";
        Mission: {
            missionId: string;
            period: components["schemas"]["MissionPeriod"];
            /** @description Epoch milliseconds. */
            periodStart: number;
            /** @description Start of the next period in epoch milliseconds. */
            endsAt: number;
            title: string;
            /** @description Plain text. */
            description: string;
            /**
             * @description Unit of goal and progress; `money` is minor units of the brand's currency.
             * @enum {string}
             */
            unit: "days" | "bets" | "games" | "categories" | "vendors" | "money";
            goal: number;
            /** @description At most the goal. */
            progress: number;
            /** @description Stars for the leaderboard. */
            stars: number;
            reward: components["schemas"]["MissionReward"];
            /** @enum {string} */
            status: "open" | "claimable" | "claimed";
        };
        MissionClaim: {
            missionId: string;
            /** @description Period of the mission as it was shown, so that a claim at midnight is for the intended one. */
            periodStart: number;
            /** @description Chosen by the browser, one per intent. */
            idempotencyKey: string;
        };
        LeaderboardEntry: {
            /** @description Unique: of two members with equal stars, the first to reach them ranks higher. */
            place: number;
            /** @description Masked, except the member's own. */
            account: string;
            stars: number;
            /** @description The calling member. */
            self: boolean;
        };
        MissionLeaderboard: {
            /** @description The first ten. */
            entries: components["schemas"]["LeaderboardEntry"][];
            own: components["schemas"]["LeaderboardEntry"];
            /** @description Epoch milliseconds. */
            endsAt: number;
        };
        Movement: {
            /** @description Its entry in the ledger. */
            id: number;
            kind: components["schemas"]["MovementKind"];
            /** @description Negative for a debit. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description The balance after it. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description When it was booked. Epoch milliseconds. */
            createdAt: number;
            /** @description Number of the transaction; a bet and its win share it. Of the order, where one is behind it. */
            reference: string;
            /**
             * @description The kind of order that `reference` is the number of; left out for any other movement.
             * @enum {unknown}
             */
            order?: "deposit" | "withdrawal";
            /** @description Name of the game, for bets and wins, in the visitor's language as the lobby has it. */
            game?: string;
            /** @description Name of the promotion that a bonus came from, in the visitor's language. */
            title?: string;
        };
        AccountRecord: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["MovementTotals"];
            content: components["schemas"]["Movement"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        SettledBet: {
            /** @description Number of the stake's transaction in the ledger. */
            betId: number;
            /** @description Name of the game. */
            game: string;
            /** @description Path of the game's picture, as in `Game`; left out for a game that is no longer offered. */
            showIcon?: string;
            gameType?: components["schemas"]["GameType"];
            /** @description Vendor code (`vassalage`). */
            vendor: string;
            /** @description Name of the vendor. */
            vendorName: string;
            /** @description The stake. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out; 0 for a lost bet. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked. Minor units of `currency`. */
            profit: MinorUnits;
            /** @description The balance after it was settled. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description When the stake was taken. Epoch milliseconds. */
            placedAt: number;
            /** @description When it was settled, which is the day that it counts on. Epoch milliseconds. */
            settledAt: number;
        };
        ProfitDay: {
            /** @description The day, in the merchant's time zone. */
            day: string;
            /** @description Settled bets. */
            count: number;
            /** @description Staked. Minor units of `currency`. */
            stake: MinorUnits;
            /** @description Paid out. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Paid out less staked; negative for a loss. Minor units of `currency`. */
            profit: MinorUnits;
        };
        ProfitRecord: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["BetTotals"];
            /** @description Every day of the range, in order. */
            days: components["schemas"]["ProfitDay"][];
            groups: components["schemas"]["BetGroup"][];
            position: components["schemas"]["NetPosition"];
        };
        BettingRecord: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range. */
            from: string;
            /** @description Last day of the range. */
            to: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["BetTotals"];
            groups: components["schemas"]["BetGroup"][];
            content: components["schemas"]["SettledBet"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        InvitedFriend: {
            /** @description Masked. */
            account: string;
            /** @description Epoch milliseconds. */
            joinedAt: number;
            /**
             * @description `rewarded`: has staked enough, and the member got the reward.
             * @enum {string}
             */
            state: "joined" | "playing" | "rewarded";
            reward?: components["schemas"]["MissionReward"];
        };
        Referral: {
            /** @description For the query of a link to the site. */
            referralCode: string;
            /** @description For each friend. */
            reward: components["schemas"]["MissionReward"];
            /** @description Stakes of a friend that earn the reward. Minor units of `currency`. */
            goal: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Friends who registered so far, on any day. */
            invited: number;
            /** @description Friends who have earned the reward so far. */
            rewarded: number;
            /** @description Those of the range, whatever the totals count. */
            friends: {
                /** @description IANA name of the merchant's time zone. */
                timeZone: string;
                /** @description Today in that zone. */
                today: string;
                /** @description First day of the range; absent for all days. */
                from?: string;
                /** @description Last day of the range; absent for all days. */
                to?: string;
                /** @description Friends on all pages of the list. */
                count: number;
                content: components["schemas"]["InvitedFriend"][];
                /** @description From 1. */
                pageNum: number;
                /** @description 0 where there is nothing. */
                totalPages: number;
            };
        };
        /**
         * @description Group of a way to deposit.
         * @enum {string}
         */
        DepositKind: "qr" | "ewallet" | "bank" | "crypto" | "voucher";
        /** @description A way to deposit. Its fee is `feeRate` hundredths of a percent of the payment, rounded up to a whole minor unit, plus `feeFixed`; the rest is credited. */
        DepositMethod: {
            methodId: string;
            kind: components["schemas"]["DepositKind"];
            /** @description Proper name, such as a bank's; not translated. */
            name: string;
            /** @description Smallest payment. Minor units of `currency`. */
            min: MinorUnits;
            /** @description Largest payment. Minor units of `currency`. */
            max: MinorUnits;
            /** @description Hundredths of a percent of the payment. */
            feeRate: number;
            /** @description Added to the rate's fee. Minor units of `currency`. */
            feeFixed: MinorUnits;
            /** @description Usual time from the payment to the credit; 0 is at once. */
            arrivalSeconds: number;
        };
        /** @description A promotion that a deposit can open. The bonus is `rate` hundredths of a percent of what is credited, rounded down to a whole minor unit, and at most `max`. */
        DepositBonus: {
            promotionId: number;
            /** @description The promotion's title. */
            title: string;
            /** @description Hundredths of a percent of what is credited. */
            rate: number;
            /** @description Smallest credit that opens it. Minor units of `currency`. */
            min: MinorUnits;
            /** @description Largest bonus. Minor units of `currency`. */
            max: MinorUnits;
            /** @description How often the bonus must be staked before it can be withdrawn; 0 where it need not be. */
            wagering: number;
        };
        DepositMethods: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Suggested payments, smallest first. Minor units of `currency`. */
            presets: MinorUnits[];
            /** @description Orders that a member may have open at a time. */
            maxOpen: number;
            methods: components["schemas"]["DepositMethod"][];
            /** @description Promotions that the member can open with a deposit. */
            bonuses: components["schemas"]["DepositBonus"][];
        };
        /** @description Where the payment goes. Each text is copied as it is. */
        DepositPayee: {
            /** @description Name of the bank or network. */
            bank?: string;
            holder?: string;
            /** @description Number of the account, or address of the wallet. */
            account?: string;
            /** @description Message that the payment carries. */
            reference?: string;
            /** @description What a crypto payment sends: an amount and its unit, at the rate of this order. */
            asset?: string;
            /** @description Text of the QR code. */
            qr?: string;
        };
        /** @description The bonus that was chosen with a deposit; it is paid with the credit. */
        ChosenBonus: {
            promotionId: number;
            /** @description The promotion's title. */
            title: string;
            /** @description What is paid. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description How often the bonus must be staked before it can be withdrawn; 0 where it need not be. */
            wagering: number;
        };
        DepositOrders: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["DepositOrderTotals"];
            content: components["schemas"]["DepositOrder"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description Of all orders that the range and the `state` choose, whatever the page. */
        DepositOrderTotals: {
            /** @description Orders in all. */
            count: number;
            /** @description Sum of the credited orders, with their fees. Minor units of `currency`. */
            paid: MinorUnits;
            /** @description Sum of the fees of credited orders. Minor units of `currency`. */
            fee: MinorUnits;
            /** @description Sum of what has reached the balance. Minor units of `currency`. */
            credited: MinorUnits;
        };
        /** @description An order to deposit. `amount` is `fee` plus `credited`, to the last unit. */
        DepositOrder: {
            /** @description Number of the order. */
            orderId: string;
            state: components["schemas"]["DepositState"];
            methodId: string;
            kind: components["schemas"]["DepositKind"];
            methodName: string;
            /** @description To pay. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description Part of it that is kept. Minor units of `currency`. */
            fee: MinorUnits;
            /** @description Part of it that reaches the balance. Minor units of `currency`. */
            credited: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When it was ordered. Epoch milliseconds. */
            createdAt: number;
            /** @description The end of an order that is not paid by then; absent for a voucher. Epoch milliseconds. */
            expiresAt?: number;
            /** @description When the member said that it is paid. Epoch milliseconds. */
            paidAt?: number;
            /** @description When it reached its final state. Epoch milliseconds. */
            endedAt?: number;
            /** @description Usual time from the payment to the credit; 0 is at once. */
            arrivalSeconds: number;
            payee: components["schemas"]["DepositPayee"];
            /** @description Whether a proof of payment was uploaded. */
            hasProof: boolean;
            /** @description Absent for a deposit without a bonus. */
            bonus?: components["schemas"]["ChosenBonus"];
        };
        WantedBonus: {
            promotionId: number;
            /** @description The bonus that the member was shown; another one is refused with `bonus_changed`. Minor units of the member's currency. */
            amount: MinorUnits;
        };
        DepositRequest: {
            methodId: string;
            /** @description To pay. Minor units of the member's currency. */
            amount: MinorUnits;
            /** @description The fee that the member was shown; another one is refused with `fee_changed`. Minor units of the member's currency. */
            fee: MinorUnits;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
            /** @description Left out for a deposit without a bonus. */
            bonus?: components["schemas"]["WantedBonus"];
        };
        DepositOrderId: {
            /** @description Number of the order. */
            orderId: string;
        };
        DepositProof: {
            /** @description Number of the order. */
            orderId: string;
            /** @description A data URL of a JPEG or PNG picture of at most 5242880 bytes. */
            image: string;
        };
        VoucherRequest: {
            /** @description Letters and digits; case, spaces and hyphens do not matter. */
            code: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description How a bank or an e-wallet writes its accounts. Without it, a number has 4 to 34 letters and digits. */
        PayoutNumber: {
            /**
             * @description Digits alone, an IBAN, or the mobile number that an e-wallet belongs to.
             * @enum {string}
             */
            form: "digits" | "iban" | "mobile";
            /** @description Fewest digits, for `digits`. */
            least?: number;
            /** @description Most digits, for `digits`. */
            most?: number;
            /** @description ISO 3166-1 code: of the country that an IBAN has to be from, or whose mobile numbers need no dialling code. */
            country?: string;
        };
        PayoutProvider: {
            kind: components["schemas"]["PayoutKind"];
            /** @description Name of the bank, brand of card or e-wallet; not translated. */
            name: string;
            number?: components["schemas"]["PayoutNumber"];
            /** @description First digits of the cards of this brand, or ranges of them such as 51-55; only for `card`. */
            prefixes?: string[];
        };
        /** @description Turnover that is due before money can be withdrawn. */
        WithdrawalRequirement: {
            /**
             * @description What the money came from.
             * @enum {string}
             */
            source: "deposit" | "promotion";
            /** @description Title of the promotion in the visitor's language; absent for a deposit. */
            title?: string;
            /** @description Money that cannot be withdrawn until the turnover is reached. Minor units of `currency`. */
            held: MinorUnits;
            /** @description Turnover that is due. Minor units of `currency`. */
            required: MinorUnits;
            /** @description Part of it that is reached. Minor units of `currency`. */
            done: MinorUnits;
            /** @description When the money was credited. Epoch milliseconds. */
            openedAt: number;
        };
        /** @description What a member can withdraw. The fee is `feeRate` hundredths of a percent of the amount, rounded down to a whole minor unit; it is part of the amount. */
        WithdrawalTerms: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description All of the member's money. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Part of the balance that no requirement holds back. Minor units of `currency`. */
            available: MinorUnits;
            /** @description Smallest withdrawal. Minor units of `currency`. */
            min: MinorUnits;
            /** @description Hundredths of a percent of the amount. */
            feeRate: number;
            /** @description Suggested amounts, smallest first. Minor units of `currency`. */
            presets: MinorUnits[];
            limit: components["schemas"]["WithdrawalLimit"];
            left: components["schemas"]["WithdrawalLimit"];
            /** @description Usual time from the request to the arrival. */
            arrivalSeconds: number;
            /** @description Time after which a transfer that was not confirmed counts as received. */
            confirmSeconds: number;
            /** @description Time from the adding of an account until it can be withdrawn to. */
            accountWaitSeconds: number;
            /** @description The next account that the member adds can be withdrawn to at once: it is their first, and in the name that their identity was verified with. Left out by a platform where every account waits. */
            nextAccountReady?: boolean;
            /** @description Name of the account holder. It must match the verified identity, or the accounts that the member already has. Omitted when neither exists; the member then enters it. */
            holder?: string;
            /** @description Accounts that a member may have. */
            maxAccounts: number;
            /** @description Withdrawals that the member has requested so far. A request names it, so that one begun before another is refused with `withdrawal_made`. */
            made: number;
            hasPaymentPassword: boolean;
            /** @description The member has a passkey that confirms withdrawals. Left out by a platform without passkeys. */
            hasPasskey?: boolean;
            /** @description Oldest first, the order in which turnover counts. */
            requirements: components["schemas"]["WithdrawalRequirement"][];
            accounts: components["schemas"]["PayoutAccount"][];
            providers: components["schemas"]["PayoutProvider"][];
        };
        WithdrawalTransfer: {
            transferId: number;
            /** @description Minor units of the withdrawal's `currency`. */
            amount: MinorUnits;
            /** @enum {string} */
            state: "sent" | "received" | "missing";
            /** @description When it was sent. Epoch milliseconds. */
            sentAt: number;
            /** @description From then on it counts as received if the member has said nothing. Epoch milliseconds. */
            countsAt: number;
            /** @description When the member answered, or when the time was over. Epoch milliseconds. */
            confirmedAt?: number;
            /** @description Whether it counts as received because the time was over. */
            byItself: boolean;
        };
        WithdrawalOrders: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["WithdrawalOrderTotals"];
            content: components["schemas"]["WithdrawalOrder"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description Of all withdrawals that the range and the `state` choose, whatever the page. */
        WithdrawalOrderTotals: {
            /** @description Withdrawals in all. */
            count: number;
            /** @description Sum of what was requested. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description Sum of the fees, without those of refused withdrawals. Minor units of `currency`. */
            fee: MinorUnits;
            /** @description Sum of what has arrived. Minor units of `currency`. */
            received: MinorUnits;
        };
        /** @description A withdrawal. `amount` is `fee` plus `net`, and `net` is `received` plus `remaining`, to the last unit. */
        WithdrawalOrder: {
            /** @description Number of the order. */
            orderId: string;
            state: components["schemas"]["WithdrawalState"];
            /** @description What left the balance. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description Part of it that is kept. Minor units of `currency`. */
            fee: MinorUnits;
            /** @description Part of it that is sent. Minor units of `currency`. */
            net: MinorUnits;
            /** @description Part of `net` that has arrived. Minor units of `currency`. */
            received: MinorUnits;
            /** @description Part of `net` that is still to arrive. Minor units of `currency`. */
            remaining: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When it was requested. Epoch milliseconds. */
            createdAt: number;
            /** @description When the operator approved it. Epoch milliseconds. */
            approvedAt?: number;
            /** @description When all of it was received, or when it was refused. Epoch milliseconds. */
            closedAt?: number;
            /** @description Time after which a transfer that was not confirmed counts as received. */
            confirmSeconds: number;
            /** @description Usual time from the request to the arrival. */
            arrivalSeconds: number;
            account: components["schemas"]["PayoutAccount"];
            /** @description In the order in which they were sent. */
            transfers: components["schemas"]["WithdrawalTransfer"][];
        };
        /** @description Plaintext of the withdrawal's JWE. The payment password or a passkey confirms it; without both it is refused like a wrong payment password. */
        WithdrawalPayload: {
            accountId: number;
            /** @description What leaves the balance, with the fee. Minor units of the member's currency. */
            amount: MinorUnits;
            /** @description The fee that the member was shown; another one is refused with `fee_changed`. Minor units of the member's currency. */
            fee: MinorUnits;
            /** @description `made` of the terms that the member was shown. */
            made: number;
            paymentPassword?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        /** @description What a passkey is asked to confirm. */
        WithdrawalConfirmation: {
            accountId: number;
            /** @description What leaves the balance, with the fee. Minor units of the member's currency. */
            amount: MinorUnits;
            /** @description The fee that the member was shown; another one is refused with `fee_changed`. Minor units of the member's currency. */
            fee: MinorUnits;
        };
        WithdrawalReceived: {
            /** @description Number of the order. */
            orderId: string;
            /** @description The transfer that has arrived; left out when all of the withdrawal has. */
            transferId?: number;
        };
        WithdrawalMissing: {
            /** @description Number of the order. */
            orderId: string;
            transferId: number;
            /** @description A data URL of a JPEG or PNG picture of at most 5242880 bytes. */
            image: string;
        };
        PayoutAccountRequest: {
            kind: components["schemas"]["PayoutKind"];
            /** @description One of the terms' `providers` of this kind; for a card the one whose prefixes its number has. */
            provider: string;
            /** @description Name of the account's holder: the terms' `holder`, where they have one. Another is refused with `invalid_field`, rule `mismatch`. */
            holder: string;
            /** @description In the form that the provider's `number` says, or the 12 to 19 digits of a card; spaces and hyphens do not matter. */
            number: string;
        };
        PayoutAccountId: {
            accountId: number;
        };
        /** @description Plaintext of the payment password change's JWE. */
        ChangePaymentPasswordPayload: {
            /** @description The payment password so far. */
            currentPassword: string;
            /** @description Six digits that are not easy to guess. */
            paymentPassword: string;
        };
        /** @description Plaintext of the removal's JWE. */
        RemovePayoutPayload: {
            accountId: number;
            /** @description Left out by a member without one. */
            paymentPassword?: string;
        };
        /** @description Plaintext of the payment password's JWE. */
        PaymentPasswordPayload: {
            /** @description Six digits that are not easy to guess. */
            paymentPassword: string;
            /** @description Of the account. Left out if it has none (`hasPassword`): then the log-in must be at most 15 minutes old, or the answer is `log_in_again`. */
            password?: string;
        };
        /** @description The agent who brought the member in. Names are masked by the platform. */
        Upline: {
            /** @description Account of the upline with its middle masked. */
            account: string;
            /** @description Masked like the account. */
            nickname: string;
            /** @description Whether the upline can receive money now. */
            accepts: boolean;
        };
        /** @description What a member can transfer to the upline. What is transferred arrives in full. */
        UplineTerms: {
            /** @description Absent for a member without one, who cannot transfer. */
            upline?: components["schemas"]["Upline"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description All of the member's money. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description Part of the balance that no open turnover holds back. Minor units of `currency`. */
            available: MinorUnits;
            /** @description Turnover that is still due before all of the balance can be transferred; 0 when nothing is held back. Minor units of `currency`. */
            turnoverLeft: MinorUnits;
            /** @description Smallest transfer. Minor units of `currency`. */
            min: MinorUnits;
            /** @description Suggested amounts, smallest first. Minor units of `currency`. */
            presets: MinorUnits[];
            limit: components["schemas"]["WithdrawalLimit"];
            left: components["schemas"]["WithdrawalLimit"];
            /** @description Transfers that the member has made so far. A transfer names it, so that one begun before another is refused with `transfer_made`. */
            made: number;
            hasPaymentPassword: boolean;
        };
        UplineTransfers: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["UplineTransferTotals"];
            content: components["schemas"]["UplineTransfer"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description Of all transfers of the range, whatever the page. */
        UplineTransferTotals: {
            /** @description Transfers in all. */
            count: number;
            /** @description Sum of them. Minor units of `currency`. */
            amount: MinorUnits;
        };
        /** @description Money that has left the member's balance and arrived on the upline's. */
        UplineTransfer: {
            /** @description Number of the transfer. */
            transferId: string;
            /** @description What was transferred. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Account of the upline with its middle masked. */
            account: string;
            /** @description Masked like the account. */
            nickname: string;
            /** @description When it was made. Epoch milliseconds. */
            createdAt: number;
        };
        /** @description Plaintext of the JWE of a transfer to the upline. */
        UplineTransferPayload: {
            /** @description Minor units of the member's currency. */
            amount: MinorUnits;
            /** @description The upline's masked account that the member was shown; another one is refused with `upline_changed`. */
            account: string;
            /** @description `made` of the terms that the member was shown. */
            made: number;
            paymentPassword: string;
            /** @description Chosen by the site, one per intent. Repeating a key changes nothing and returns the first outcome. */
            idempotencyKey: string;
        };
        Bonuses: {
            /** @description IANA name of the merchant's time zone. */
            timeZone: string;
            /** @description Today in that zone. */
            today: string;
            /** @description First day of the range; absent for all days. */
            from?: string;
            /** @description Last day of the range; absent for all days. */
            to?: string;
            /** @description ISO 4217 code. */
            currency: string;
            totals: components["schemas"]["BonusTotals"];
            content: components["schemas"]["Bonus"][];
            /** @description From 1. */
            pageNum: number;
            /** @description 0 where there is nothing. */
            totalPages: number;
        };
        /** @description Of all bonuses of the range, whatever the page and its `status` show. */
        BonusTotals: {
            /** @description Bonuses in all. */
            count: number;
            /** @description Bonuses with wagering left. */
            open: number;
            /** @description Sum of all bonuses. Minor units of `currency`. */
            received: MinorUnits;
            /** @description What must still be staked before the open ones can be withdrawn. Minor units of `currency`. */
            left: MinorUnits;
        };
        Bonus: {
            /** @description The promotion that paid it; each pays a member once. */
            promotionId: number;
            /** @description The promotion's title. */
            title: string;
            /** @description What was paid. Minor units of `currency`. */
            amount: MinorUnits;
            /** @description What must be staked before it can be withdrawn; 0 where nothing must. Minor units of `currency`. */
            required: MinorUnits;
            /** @description How much of `required` has been staked. Minor units of `currency`. */
            staked: MinorUnits;
            /** @description `required` as a multiple of `amount`; 0 where nothing must be staked. */
            wagering: number;
            /**
             * @description `free`: nothing had to be staked; `forfeited`: given up before the wagering was done.
             * @enum {string}
             */
            status: "open" | "finished" | "forfeited" | "free";
            /** @description When it was paid. Epoch milliseconds. */
            receivedAt: number;
            /** @description When its wagering was done or given up. Epoch milliseconds. */
            closedAt?: number;
            /** @description What is taken back if it is given up now: the bonus, or what is left of it on the balance. Absent unless `status` is `open`. Minor units of `currency`. */
            forfeits?: MinorUnits;
        };
        GivenUpBonus: {
            promotionId: number;
            /** @description `forfeits` of the bonus that the member was shown; another one is refused with `bonus_changed`. Minor units of the member's currency. */
            amount: MinorUnits;
            /** @description Chosen by the browser, one per intent. */
            idempotencyKey: string;
        };
        /**
         * @description A part of player care that the brand has.
         * @enum {string}
         */
        CarePart: "limits" | "realityCheck" | "sessionClock" | "timeOut" | "selfExclusion" | "selfTest";
        /** @description The text that the member saw when they decided, as proof. */
        CareText: {
            /** @description Version of the text. */
            version: string;
            /** @description Product code of its language. */
            language: string;
            text: string;
        };
        /** @description A higher limit that waits. */
        CareIncrease: {
            /** @description Left out for no limit. Minor units of the currency, or minutes of session time. */
            amount?: number;
            /** @description When it was asked for. Epoch milliseconds. */
            askedAt: number;
            /** @description From when it can be confirmed. Epoch milliseconds. */
            readyAt: number;
            /** @description Whether it waits for its confirmation. */
            isReady: boolean;
        };
        /** @description A limit, or the room for one. */
        CareLimit: {
            kind: components["schemas"]["CareKind"];
            period: components["schemas"]["CarePeriod"];
            /** @description Left out without a limit. Minor units of the currency, or minutes of session time. */
            amount?: number;
            /** @description Used in the running period, counting what is under way: unpaid orders for deposits, open bets for losses. Minor units of the currency, or minutes. */
            used: number;
            /** @description What is left of `amount`; left out without a limit. */
            left?: number;
            /** @description The regulator's limit for the member's age. Neither `amount` nor a limit that the member sets can be above it. Absent if the regulator has none. */
            most?: number;
            /** @description When the period ends. Epoch milliseconds. */
            renewsAt: number;
            increase?: components["schemas"]["CareIncrease"];
        };
        /** @description A step that the platform takes for the member's sake. */
        CareStep: {
            id: number;
            /**
             * @description A message with help; a prompt to set limits or take a time-out; a call by a person of customer service.
             * @enum {string}
             */
            kind: "message" | "prompt" | "call";
            /** @description When it was taken. Epoch milliseconds. */
            at: number;
        };
        /** @description The member's limits, stop and reality check. */
        PlayerCare: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description IANA name of the merchant's time zone, on whose clock periods begin. */
            timeZone: string;
            /** @description Parts that the brand has. */
            parts: components["schemas"]["CarePart"][];
            /** @description Every kind by every period; empty where the brand has no limits. */
            limits: components["schemas"]["CareLimit"][];
            /** @description Hours that an increase waits. */
            increaseHours: number;
            stop?: components["schemas"]["CareStop"];
            /** @description Minutes between reality checks, and when the next one is due. */
            realityCheck?: {
                minutes: number;
                /** @description The fewest minutes that can be chosen. */
                shortest: number;
                /** @description The most minutes that can be chosen. */
                longest: number;
                /** @description When the next one is due, if the member keeps playing. Epoch milliseconds. */
                dueAt: number;
            };
            /** @description When the member began to be active without a pause of five minutes. Epoch milliseconds. */
            sessionStartedAt: number;
            /** @description When the member logged in before this session; left out at the first. Epoch milliseconds. */
            lastLogInAt?: number;
            position: components["schemas"]["NetPosition"];
            /** @description The last score that the member had kept. */
            selfTest?: {
                score: number;
                /** @description When it was kept. Epoch milliseconds. */
                at: number;
            };
            /**
             * @description The prompt to set limits that is due; left out without one.
             * @enum {string}
             */
            prompt?: "registration" | "firstDeposit";
            step?: components["schemas"]["CareStep"];
        };
        /** @description A limit. */
        CareLimitChange: {
            kind: components["schemas"]["CareKind"];
            period: components["schemas"]["CarePeriod"];
            /** @description Left out for no limit. Minor units of the currency, or minutes of session time. */
            amount?: number;
            shown: components["schemas"]["CareText"];
        };
        /** @description An answer about an increase. */
        CareLimitAnswer: {
            kind: components["schemas"]["CareKind"];
            period: components["schemas"]["CarePeriod"];
            shown: components["schemas"]["CareText"];
        };
        /** @description What a reality check shows. */
        RealityCheck: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description When the member began to be active without a pause of five minutes. Epoch milliseconds. */
            since: number;
            /** @description Whole minutes since then. */
            minutes: number;
            /** @description Stakes since then. Minor units of `currency`. */
            staked: MinorUnits;
            /** @description What came back of bets since then: wins and returned stakes. Minor units of `currency`. */
            won: MinorUnits;
            /** @description `won` less `staked`. Minor units of `currency`. */
            net: MinorUnits;
            /** @description When the next one is due. Epoch milliseconds. */
            dueAt: number;
        };
        /** @description Minutes between reality checks. */
        RealityCheckChange: {
            minutes: number;
            shown: components["schemas"]["CareText"];
        };
        /** @description An answer to a reality check. */
        RealityCheckAnswer: {
            /** @enum {string} */
            answer: "continue" | "record" | "stop";
            shown: components["schemas"]["CareText"];
        };
        /** @description A time-out. */
        TimeOutStart: {
            /** @description From a day to six weeks. */
            hours: number;
            shown: components["schemas"]["CareText"];
            /** @description Chosen by the browser, one per intent. */
            idempotencyKey: string;
        };
        /** @description A self-exclusion. */
        ExclusionStart: {
            /** @enum {string} */
            period: "6m" | "1y" | "2y" | "5y" | "forever";
            /** @enum {string} */
            scope: "brand" | "operator";
            shown: components["schemas"]["CareText"];
            /** @description Chosen by the browser, one per intent. */
            idempotencyKey: string;
        };
        /** @description The wish to come back. */
        CareReturn: {
            shown: components["schemas"]["CareText"];
        };
        /** @description The score of a self-test. */
        SelfTestResult: {
            /** @description Sum of nine answers from 0 to 3. */
            score: number;
            shown: components["schemas"]["CareText"];
        };
        /** @description An answer to the prompt to set limits. */
        LimitPromptAnswer: {
            /** @enum {string} */
            prompt: "registration" | "firstDeposit";
            /**
             * @description Whether the member chose limits; the limits themselves are set by `setCareLimit`.
             * @enum {string}
             */
            answer: "set" | "none";
            shown: components["schemas"]["CareText"];
        };
        /** @description A step that has reached the member. */
        CareStepAnswer: {
            id: number;
            shown: components["schemas"]["CareText"];
        };
        /** @description An event of player care. */
        CareEvent: {
            /** @description Ids only grow. */
            id: number;
            /** @description When it happened. Epoch milliseconds. */
            at: number;
            /** @description Whose it is; empty for somebody without an account. */
            account: string;
            /** @description What happened, such as limit-set, stop-started or log-in-refused. */
            kind: string;
            /** @description What it was about, such as the amounts before and after. */
            facts: {
                [key: string]: unknown;
            };
            shown?: components["schemas"]["CareText"];
        };
        /** @description A page of the log. */
        CareLog: {
            events: components["schemas"]["CareEvent"][];
            /** @description Whether events follow the last one. */
            hasMore: boolean;
        };
        Balance: {
            /** @description Spendable money. Minor units of `currency`. */
            balance: MinorUnits;
            /** @description ISO 4217 code. */
            currency: string;
        };
        /** @description The last event that a site has seen. */
        LiveCursor: {
            /** @description Name of the run of events, from its `welcome`. */
            stream: string;
            id: number;
        };
        /** @description The site's only message. */
        LiveHello: {
            hello: {
                /** @description The session's token. */
                token: string;
                after?: components["schemas"]["LiveCursor"];
            };
        };
        /** @description The session is valid, and events follow. */
        LiveWelcome: {
            /** @description Name of the run of events; it changes when the platform has lost the earlier events. */
            stream: string;
            /** @description The next event's `previous`. */
            id: number;
            /** @description Whether no event is missing between the one that the hello named and the next one. */
            complete: boolean;
        };
        /** @description Something has happened. */
        LiveEvent: {
            id: number;
            /** @description The event sent to this member before it. */
            previous: number;
            /** @description When it happened. Epoch milliseconds. */
            at: number;
            /** @description A property of LiveTopics. A site ignores topics that it does not know. */
            topic: string;
            /** @description The topic's data, as LiveTopics describes it. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The connection lives. */
        LiveBeat: {
            /** @description The last event that was sent. */
            id: number;
        };
        /** @description The session is over; the platform closes the socket. */
        LiveEnd: {
            /** @enum {string} */
            reason: "not_logged_in" | "logged_in_elsewhere";
        };
        /** @description A message from the platform over the socket. A site ignores messages that it does not know. */
        LiveMessage: {
            welcome?: components["schemas"]["LiveWelcome"];
            event?: components["schemas"]["LiveEvent"];
            beat?: components["schemas"]["LiveBeat"];
            end?: components["schemas"]["LiveEnd"];
        };
        /** @description The data of each topic of a LiveEvent. */
        LiveTopics: {
            /** @description The member's balance has changed, in a game too. */
            balance?: components["schemas"]["Balance"];
            /** @description A message has arrived, or one was read on another device. */
            messages?: components["schemas"]["UnreadCount"];
            draw?: components["schemas"]["LiveDraw"];
            winner?: components["schemas"]["RankEntry"];
            status?: components["schemas"]["LiveStatus"];
            /** @description The module tree has changed and must be fetched again. */
            modules?: Record<string, never>;
            chat?: components["schemas"]["LiveChat"];
            deposit?: components["schemas"]["LiveDeposit"];
            withdrawal?: components["schemas"]["LiveWithdrawal"];
            care?: components["schemas"]["LiveCare"];
            contract?: components["schemas"]["LiveContract"];
            fixture?: components["schemas"]["FixtureState"];
        };
        /** @description What changes of a match while it is offered. */
        FixtureState: {
            fixtureId: string;
            /** @enum {string} */
            state: "upcoming" | "live" | "ended";
            /** @description No bets are taken for now, as after a goal; the odds are the last ones. */
            isSuspended: boolean;
            odds: components["schemas"]["FixtureOdds"];
            score?: components["schemas"]["FixtureScore"];
            period?: components["schemas"]["FixturePeriod"];
        };
        /** @description A step with a contract of the member, or with what one comes to: told to both parties. The contract is fetched separately. */
        LiveContract: {
            kind: components["schemas"]["ContractKind"];
            /** @enum {string} */
            change: "proposed" | "accepted" | "rejected" | "withdrawn" | "terminated" | "requested" | "paid";
            /**
             * @description Whose contract it is: `own`, the member's; `given`, a downline's.
             * @enum {string}
             */
            side: "given" | "own";
        };
        /** @description A lottery draw was made or cancelled. The details are fetched separately. */
        LiveDraw: {
            gameCode: string;
            /** @description Name of the draw. */
            issue: string;
            /** @enum {string} */
            status: "opened" | "cancelled";
            /** @description Numbers in the order drawn; empty if the draw was cancelled or has prizes. */
            numbers: string[];
            /** @description Epoch milliseconds. */
            drawTime: number;
            /** @description The draw after it. */
            next: {
                issue: string;
                /** @description Epoch milliseconds. */
                drawTime: number;
            };
        };
        /** @description The site was opened or closed; the notice's words are fetched in the visitor's language. */
        LiveStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description A message was posted in a chat room. */
        LiveChat: {
            room: string;
            /** @description Id of the message, increasing within its room. */
            id: number;
            /** @description The sender's masked name. */
            from: string;
            text: string;
            /** @description Epoch milliseconds. */
            at: number;
        };
        /** @description The state of the member's order to deposit has changed. The order is fetched separately. */
        LiveDeposit: {
            /** @description Number of the order. */
            orderId: string;
            state: components["schemas"]["DepositState"];
        };
        /** @description Something of player care that open sites must show. `stopped`: a stop has begun, on this or another device, and the session ends. `realityCheck`: one is due. `step`: the platform has taken one. `limits`: a limit has changed, or an increase can be confirmed. The state is fetched separately. */
        LiveCare: {
            /** @enum {string} */
            kind: "stopped" | "realityCheck" | "step" | "limits";
        };
        /** @description The state of the member's withdrawal or of one of its transfers has changed. It is fetched separately. */
        LiveWithdrawal: {
            /** @description Number of the order. */
            orderId: string;
            state: components["schemas"]["WithdrawalState"];
        };
    };
    responses: {
        /** @description The call was refused or failed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type GameType = components['schemas']['GameType'];
export type MemberType = components['schemas']['MemberType'];
export type Problem = components['schemas']['Problem'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type BotProof = components['schemas']['BotProof'];
export type CompactJwe = components['schemas']['CompactJwe'];
export type MemberInfo = components['schemas']['MemberInfo'];
export type LoginValue = components['schemas']['LoginValue'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type FixtureOdds = components['schemas']['FixtureOdds'];
export type FixtureScore = components['schemas']['FixtureScore'];
export type FixturePeriod = components['schemas']['FixturePeriod'];
export type RankEntry = components['schemas']['RankEntry'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type ContractKind = components['schemas']['ContractKind'];
export type MissionReward = components['schemas']['MissionReward'];
export type MovementKind = components['schemas']['MovementKind'];
export type MovementTotals = components['schemas']['MovementTotals'];
export type BetTotals = components['schemas']['BetTotals'];
export type BetGroup = components['schemas']['BetGroup'];
export type NetPosition = components['schemas']['NetPosition'];
export type DepositState = components['schemas']['DepositState'];
export type PayoutKind = components['schemas']['PayoutKind'];
export type PayoutAccount = components['schemas']['PayoutAccount'];
export type WithdrawalLimit = components['schemas']['WithdrawalLimit'];
export type WithdrawalState = components['schemas']['WithdrawalState'];
export type CareKind = components['schemas']['CareKind'];
export type CarePeriod = components['schemas']['CarePeriod'];
export type CareStop = components['schemas']['CareStop'];
export type FileText = components['schemas']['FileText'];
export type FileWords = components['schemas']['FileWords'];
export type OidcProviderName = components['schemas']['OidcProviderName'];
export type OidcProvider = components['schemas']['OidcProvider'];
export type OidcLoginPayload = components['schemas']['OidcLoginPayload'];
export type LoginPayload = components['schemas']['LoginPayload'];
export type SmsLoginPayload = components['schemas']['SmsLoginPayload'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyMade = components['schemas']['PasskeyMade'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyPayload = components['schemas']['PasskeyPayload'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type BotAction = components['schemas']['BotAction'];
export type BotChallenge = components['schemas']['BotChallenge'];
export type BotChallengeParameters = components['schemas']['BotChallengeParameters'];
export type FreePlayPayload = components['schemas']['FreePlayPayload'];
export type ChangePasswordPayload = components['schemas']['ChangePasswordPayload'];
export type CustomerSecurityQuestion = components['schemas']['CustomerSecurityQuestion'];
export type SecurityAnswer = components['schemas']['SecurityAnswer'];
export type SecurityQuestionsPayload = components['schemas']['SecurityQuestionsPayload'];
export type RememberedDevice = components['schemas']['RememberedDevice'];
export type SecurityStep = components['schemas']['SecurityStep'];
export type PersonalField = components['schemas']['PersonalField'];
export type VipProgress = components['schemas']['VipProgress'];
export type MemberAccount = components['schemas']['MemberAccount'];
export type LogIns = components['schemas']['LogIns'];
export type LogInTotals = components['schemas']['LogInTotals'];
export type LogIn = components['schemas']['LogIn'];
export type EmailPayload = components['schemas']['EmailPayload'];
export type RegisterPayload = components['schemas']['RegisterPayload'];
export type LanguagePayload = components['schemas']['LanguagePayload'];
export type SecurityConfig = components['schemas']['SecurityConfig'];
export type PersonalInfo = components['schemas']['PersonalInfo'];
export type KnownPerson = components['schemas']['KnownPerson'];
export type IdImages = components['schemas']['IdImages'];
export type ResetPayload = components['schemas']['ResetPayload'];
export type PasswordEmailPayload = components['schemas']['PasswordEmailPayload'];
export type TeamLevel = components['schemas']['TeamLevel'];
export type TeamSums = components['schemas']['TeamSums'];
export type TeamDay = components['schemas']['TeamDay'];
export type ProfitRow = components['schemas']['ProfitRow'];
export type ProfitSums = components['schemas']['ProfitSums'];
export type TeamProfit = components['schemas']['TeamProfit'];
export type ProfitSort = components['schemas']['ProfitSort'];
export type IncomeSums = components['schemas']['IncomeSums'];
export type IncomeDay = components['schemas']['IncomeDay'];
export type AgentIncome = components['schemas']['AgentIncome'];
export type TeamOverview = components['schemas']['TeamOverview'];
export type TeamView = components['schemas']['TeamView'];
export type TeamSort = components['schemas']['TeamSort'];
export type TeamRow = components['schemas']['TeamRow'];
export type TeamHead = components['schemas']['TeamHead'];
export type TeamFile = components['schemas']['TeamFile'];
export type TeamBetsFile = components['schemas']['TeamBetsFile'];
export type TeamMovementsFile = components['schemas']['TeamMovementsFile'];
export type TeamProfitFile = components['schemas']['TeamProfitFile'];
export type TeamDaysFile = components['schemas']['TeamDaysFile'];
export type AgentIncomeFile = components['schemas']['AgentIncomeFile'];
export type RegistrationLinksFile = components['schemas']['RegistrationLinksFile'];
export type TeamLevelPage = components['schemas']['TeamLevelPage'];
export type TeamWeek = components['schemas']['TeamWeek'];
export type TeamBetsPage = components['schemas']['TeamBetsPage'];
export type TeamBetLevel = components['schemas']['TeamBetLevel'];
export type TeamBet = components['schemas']['TeamBet'];
export type TeamBetDetail = components['schemas']['TeamBetDetail'];
export type TeamMovementsPage = components['schemas']['TeamMovementsPage'];
export type TeamMovementKind = components['schemas']['TeamMovementKind'];
export type TeamMovementLevel = components['schemas']['TeamMovementLevel'];
export type TeamMovement = components['schemas']['TeamMovement'];
export type TeamMovementDetail = components['schemas']['TeamMovementDetail'];
export type TeamMember = components['schemas']['TeamMember'];
export type RateChange = components['schemas']['RateChange'];
export type RateRangesQuery = components['schemas']['RateRangesQuery'];
export type RateRanges = components['schemas']['RateRanges'];
export type RateRange = components['schemas']['RateRange'];
export type RatesChange = components['schemas']['RatesChange'];
export type RatesChanged = components['schemas']['RatesChanged'];
export type RefusedRate = components['schemas']['RefusedRate'];
export type FreezeChange = components['schemas']['FreezeChange'];
export type DownlineTerms = components['schemas']['DownlineTerms'];
export type DownlineTransfer = components['schemas']['DownlineTransfer'];
export type DownlineTransferPayload = components['schemas']['DownlineTransferPayload'];
export type AccountKind = components['schemas']['AccountKind'];
export type OpenAccountPayload = components['schemas']['OpenAccountPayload'];
export type RegistrationLink = components['schemas']['RegistrationLink'];
export type NewRegistrationLink = components['schemas']['NewRegistrationLink'];
export type RegistrationLinkChange = components['schemas']['RegistrationLinkChange'];
export type SmsPayload = components['schemas']['SmsPayload'];
export type SmsRegisterPayload = components['schemas']['SmsRegisterPayload'];
export type SentCode = components['schemas']['SentCode'];
export type MerchantWallet = components['schemas']['MerchantWallet'];
export type WalletState = components['schemas']['WalletState'];
export type VendorWallet = components['schemas']['VendorWallet'];
export type WalletBalances = components['schemas']['WalletBalances'];
export type WalletTransferPayload = components['schemas']['WalletTransferPayload'];
export type WalletPart = components['schemas']['WalletPart'];
export type WalletTransfer = components['schemas']['WalletTransfer'];
export type ConsolidatedFunds = components['schemas']['ConsolidatedFunds'];
export type ContractPeriod = components['schemas']['ContractPeriod'];
export type ContractTier = components['schemas']['ContractTier'];
export type Contract = components['schemas']['Contract'];
export type EndedContract = components['schemas']['EndedContract'];
export type ContractFigures = components['schemas']['ContractFigures'];
export type ContractBook = components['schemas']['ContractBook'];
export type ContractOutlook = components['schemas']['ContractOutlook'];
export type ContractDue = components['schemas']['ContractDue'];
export type ContractsWaiting = components['schemas']['ContractsWaiting'];
export type ContractDues = components['schemas']['ContractDues'];
export type DueTotals = components['schemas']['DueTotals'];
export type ContractStep = components['schemas']['ContractStep'];
export type ContractOutcome = components['schemas']['ContractOutcome'];
export type ContractDuesFile = components['schemas']['ContractDuesFile'];
export type ModuleNode = components['schemas']['ModuleNode'];
export type FieldRule = components['schemas']['FieldRule'];
export type RegisterSettings = components['schemas']['RegisterSettings'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type PathJwk = components['schemas']['PathJwk'];
export type Jwk = components['schemas']['Jwk'];
export type MenuChoice = components['schemas']['MenuChoice'];
export type DomainRoute = components['schemas']['DomainRoute'];
export type HelpCenter = components['schemas']['HelpCenter'];
export type HelpTopic = components['schemas']['HelpTopic'];
export type Country = components['schemas']['Country'];
export type FeedbackPayload = components['schemas']['FeedbackPayload'];
export type ChatModel = components['schemas']['ChatModel'];
export type ChatLaunch = components['schemas']['ChatLaunch'];
export type SupportQuestionRules = components['schemas']['SupportQuestionRules'];
export type SupportQuestionPayload = components['schemas']['SupportQuestionPayload'];
export type MessageCounts = components['schemas']['MessageCounts'];
export type Message = components['schemas']['Message'];
export type MessagePage = components['schemas']['MessagePage'];
export type MessageSender = components['schemas']['MessageSender'];
export type MessageRecipients = components['schemas']['MessageRecipients'];
export type NewMessage = components['schemas']['NewMessage'];
export type MessageGroups = components['schemas']['MessageGroups'];
export type SentMessage = components['schemas']['SentMessage'];
export type SentMessageText = components['schemas']['SentMessageText'];
export type SentMessagePage = components['schemas']['SentMessagePage'];
export type MessageSelection = components['schemas']['MessageSelection'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatPage = components['schemas']['ChatPage'];
export type ChatMessagePayload = components['schemas']['ChatMessagePayload'];
export type ChatReportPayload = components['schemas']['ChatReportPayload'];
export type FixtureOutcome = components['schemas']['FixtureOutcome'];
export type Game = components['schemas']['Game'];
export type VendorGameTypes = components['schemas']['VendorGameTypes'];
export type SearchableGame = components['schemas']['SearchableGame'];
export type VendorCard = components['schemas']['VendorCard'];
export type VendorLane = components['schemas']['VendorLane'];
export type ListGameType = components['schemas']['ListGameType'];
export type Room = components['schemas']['Room'];
export type LaunchPayload = components['schemas']['LaunchPayload'];
export type Launch = components['schemas']['Launch'];
export type FavoritePayload = components['schemas']['FavoritePayload'];
export type SavedGamePage = components['schemas']['SavedGamePage'];
export type Fixture = components['schemas']['Fixture'];
export type PrizeMode = components['schemas']['PrizeMode'];
export type LotteryGame = components['schemas']['LotteryGame'];
export type LotteryGroup = components['schemas']['LotteryGroup'];
export type OpenedDraw = components['schemas']['OpenedDraw'];
export type LotteryOption = components['schemas']['LotteryOption'];
export type LotteryPicker = components['schemas']['LotteryPicker'];
export type LotteryTier = components['schemas']['LotteryTier'];
export type LotteryKind = components['schemas']['LotteryKind'];
export type LotteryTable = components['schemas']['LotteryTable'];
export type LotteryIssue = components['schemas']['LotteryIssue'];
export type LotteryLine = components['schemas']['LotteryLine'];
export type LotterySlip = components['schemas']['LotterySlip'];
export type LotteryBet = components['schemas']['LotteryBet'];
export type LotteryBetPage = components['schemas']['LotteryBetPage'];
export type PlacedLotteryBets = components['schemas']['PlacedLotteryBets'];
export type Banner = components['schemas']['Banner'];
export type Announcement = components['schemas']['Announcement'];
export type Notice = components['schemas']['Notice'];
export type Popup = components['schemas']['Popup'];
export type Announcements = components['schemas']['Announcements'];
export type PointBalance = components['schemas']['PointBalance'];
export type PointConfig = components['schemas']['PointConfig'];
export type PointGoodKind = components['schemas']['PointGoodKind'];
export type PointGood = components['schemas']['PointGood'];
export type RedeemPayload = components['schemas']['RedeemPayload'];
export type ConvertPointPayload = components['schemas']['ConvertPointPayload'];
export type RedeemStatus = components['schemas']['RedeemStatus'];
export type Redemption = components['schemas']['Redemption'];
export type RedemptionPage = components['schemas']['RedemptionPage'];
export type PointTransaction = components['schemas']['PointTransaction'];
export type PointTransactionPage = components['schemas']['PointTransactionPage'];
export type PromotionStatus = components['schemas']['PromotionStatus'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionApplication = components['schemas']['PromotionApplication'];
export type BonusClaim = components['schemas']['BonusClaim'];
export type PaidBonus = components['schemas']['PaidBonus'];
export type Reward = components['schemas']['Reward'];
export type RewardTotals = components['schemas']['RewardTotals'];
export type RewardPage = components['schemas']['RewardPage'];
export type MissionPeriod = components['schemas']['MissionPeriod'];
export type Mission = components['schemas']['Mission'];
export type MissionClaim = components['schemas']['MissionClaim'];
export type LeaderboardEntry = components['schemas']['LeaderboardEntry'];
export type MissionLeaderboard = components['schemas']['MissionLeaderboard'];
export type Movement = components['schemas']['Movement'];
export type AccountRecord = components['schemas']['AccountRecord'];
export type SettledBet = components['schemas']['SettledBet'];
export type ProfitDay = components['schemas']['ProfitDay'];
export type ProfitRecord = components['schemas']['ProfitRecord'];
export type BettingRecord = components['schemas']['BettingRecord'];
export type InvitedFriend = components['schemas']['InvitedFriend'];
export type Referral = components['schemas']['Referral'];
export type DepositKind = components['schemas']['DepositKind'];
export type DepositMethod = components['schemas']['DepositMethod'];
export type DepositBonus = components['schemas']['DepositBonus'];
export type DepositMethods = components['schemas']['DepositMethods'];
export type DepositPayee = components['schemas']['DepositPayee'];
export type ChosenBonus = components['schemas']['ChosenBonus'];
export type DepositOrders = components['schemas']['DepositOrders'];
export type DepositOrderTotals = components['schemas']['DepositOrderTotals'];
export type DepositOrder = components['schemas']['DepositOrder'];
export type WantedBonus = components['schemas']['WantedBonus'];
export type DepositRequest = components['schemas']['DepositRequest'];
export type DepositOrderId = components['schemas']['DepositOrderId'];
export type DepositProof = components['schemas']['DepositProof'];
export type VoucherRequest = components['schemas']['VoucherRequest'];
export type PayoutNumber = components['schemas']['PayoutNumber'];
export type PayoutProvider = components['schemas']['PayoutProvider'];
export type WithdrawalRequirement = components['schemas']['WithdrawalRequirement'];
export type WithdrawalTerms = components['schemas']['WithdrawalTerms'];
export type WithdrawalTransfer = components['schemas']['WithdrawalTransfer'];
export type WithdrawalOrders = components['schemas']['WithdrawalOrders'];
export type WithdrawalOrderTotals = components['schemas']['WithdrawalOrderTotals'];
export type WithdrawalOrder = components['schemas']['WithdrawalOrder'];
export type WithdrawalPayload = components['schemas']['WithdrawalPayload'];
export type WithdrawalConfirmation = components['schemas']['WithdrawalConfirmation'];
export type WithdrawalReceived = components['schemas']['WithdrawalReceived'];
export type WithdrawalMissing = components['schemas']['WithdrawalMissing'];
export type PayoutAccountRequest = components['schemas']['PayoutAccountRequest'];
export type PayoutAccountId = components['schemas']['PayoutAccountId'];
export type ChangePaymentPasswordPayload = components['schemas']['ChangePaymentPasswordPayload'];
export type RemovePayoutPayload = components['schemas']['RemovePayoutPayload'];
export type PaymentPasswordPayload = components['schemas']['PaymentPasswordPayload'];
export type Upline = components['schemas']['Upline'];
export type UplineTerms = components['schemas']['UplineTerms'];
export type UplineTransfers = components['schemas']['UplineTransfers'];
export type UplineTransferTotals = components['schemas']['UplineTransferTotals'];
export type UplineTransfer = components['schemas']['UplineTransfer'];
export type UplineTransferPayload = components['schemas']['UplineTransferPayload'];
export type Bonuses = components['schemas']['Bonuses'];
export type BonusTotals = components['schemas']['BonusTotals'];
export type Bonus = components['schemas']['Bonus'];
export type GivenUpBonus = components['schemas']['GivenUpBonus'];
export type CarePart = components['schemas']['CarePart'];
export type CareText = components['schemas']['CareText'];
export type CareIncrease = components['schemas']['CareIncrease'];
export type CareLimit = components['schemas']['CareLimit'];
export type CareStep = components['schemas']['CareStep'];
export type PlayerCare = components['schemas']['PlayerCare'];
export type CareLimitChange = components['schemas']['CareLimitChange'];
export type CareLimitAnswer = components['schemas']['CareLimitAnswer'];
export type RealityCheck = components['schemas']['RealityCheck'];
export type RealityCheckChange = components['schemas']['RealityCheckChange'];
export type RealityCheckAnswer = components['schemas']['RealityCheckAnswer'];
export type TimeOutStart = components['schemas']['TimeOutStart'];
export type ExclusionStart = components['schemas']['ExclusionStart'];
export type CareReturn = components['schemas']['CareReturn'];
export type SelfTestResult = components['schemas']['SelfTestResult'];
export type LimitPromptAnswer = components['schemas']['LimitPromptAnswer'];
export type CareStepAnswer = components['schemas']['CareStepAnswer'];
export type CareEvent = components['schemas']['CareEvent'];
export type CareLog = components['schemas']['CareLog'];
export type Balance = components['schemas']['Balance'];
export type LiveCursor = components['schemas']['LiveCursor'];
export type LiveHello = components['schemas']['LiveHello'];
export type LiveWelcome = components['schemas']['LiveWelcome'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type LiveBeat = components['schemas']['LiveBeat'];
export type LiveEnd = components['schemas']['LiveEnd'];
export type LiveMessage = components['schemas']['LiveMessage'];
export type LiveTopics = components['schemas']['LiveTopics'];
export type FixtureState = components['schemas']['FixtureState'];
export type LiveContract = components['schemas']['LiveContract'];
export type LiveDraw = components['schemas']['LiveDraw'];
export type LiveStatus = components['schemas']['LiveStatus'];
export type LiveChat = components['schemas']['LiveChat'];
export type LiveDeposit = components['schemas']['LiveDeposit'];
export type LiveCare = components['schemas']['LiveCare'];
export type LiveWithdrawal = components['schemas']['LiveWithdrawal'];
export type ResponseProblem = components['responses']['Problem'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    oidcProvider: {
        parameters: {
            query: {
                /** @description The company that has the account. */
                provider: components["schemas"]["OidcProviderName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OidcProvider"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    oidcLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    passkeyLogInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyRequest"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    passkeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyList"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyMade"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Passkey"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query: {
                passkeyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyCreation"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    freePlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlayPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    customerSecurityQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CustomerSecurityQuestion"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setSecurityQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    verifySecurityAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            valid: boolean;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    captcha: {
        parameters: {
            query?: {
                /** @description A picture with a code, or a question in words; a picture if omitted. */
                kind?: "image" | "question";
                /** @description Product code of the question's language; the brand's default language if omitted. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description PNG image, base64 without a data: prefix; with `kind=question` the question as text. */
                        value: string;
                        /** @description Sent back with the answer, so that a try is compared with this captcha alone. A platform that leaves it out knows its captchas by other means. */
                        captchaId?: string;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    botChallenge: {
        parameters: {
            query: {
                /** @description The call that the proof is for. */
                action: components["schemas"]["BotAction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BotChallenge"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    rememberDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    resumeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    forgetDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    devices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            devices: components["schemas"]["RememberedDevice"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    revokeDevice: {
        parameters: {
            query: {
                deviceId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    memberAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberAccount"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    logIns: {
        parameters: {
            query?: {
                /** @description `opened`: those that began a session; `refused`: those with a wrong password. By default all. */
                state?: "opened" | "refused";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day of the range, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LogIns"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    memberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    submitPersonalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalInfo"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    memberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description PNG or JPEG image, base64 without a data: prefix; empty for an account without an icon. */
                        value: string;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    forgotByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordEmailPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    forgotByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description `{username}`, the name to log in with, where the platform tells it. Everything else counts as no name. */
                        value?: unknown;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguagePayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    securityConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityConfig"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    postponeVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    knownPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["KnownPerson"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    uploadIdImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdImages"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    affiliate: {
        parameters: {
            query: {
                code: string;
                /** @description Host name of the site. */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            valid: boolean;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamOverview: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamOverview"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamDaysFile: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamDaysFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    agentIncome: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentIncome"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    agentIncomeFile: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentIncomeFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamProfit: {
        parameters: {
            query?: {
                /** @description Whose downlines; the caller's own by default. */
                account?: string;
                /** @description Beginning of account names anywhere below `account`, in any case. Of more than 1,000 accounts, the first 1,000 by name are taken. */
                search?: string;
                /** @description `turnover` by default. */
                sort?: components["schemas"]["ProfitSort"];
                direction?: "ascending" | "descending";
                /** @description Rows to leave out at the beginning. */
                offset?: number;
                /** @description Rows of the page. */
                size?: number;
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamProfit"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamProfitFile: {
        parameters: {
            query?: {
                /** @description Whose downlines; the caller's own by default. */
                account?: string;
                /** @description Beginning of account names anywhere below `account`, in any case. */
                search?: string;
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. 7 days by default. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamProfitFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamLevel: {
        parameters: {
            query?: {
                /** @description Whose downlines; the caller's own by default. */
                account?: string;
                /** @description Beginning of account names anywhere below `account`, in any case. Of more than 1,000 accounts, the first 1,000 by name are taken. */
                search?: string;
                /** @description `all` by default. */
                view?: components["schemas"]["TeamView"];
                /** @description Only rows with at least this rate, in hundredths of a per cent. */
                minRate?: number;
                /** @description `account` by default. */
                sort?: components["schemas"]["TeamSort"];
                direction?: "ascending" | "descending";
                /** @description Rows to leave out at the beginning. */
                from?: number;
                /** @description Rows of the page. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamLevelPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamFile: {
        parameters: {
            query?: {
                /** @description Whose downlines; the caller's own by default. */
                account?: string;
                /** @description Beginning of account names anywhere below `account`, in any case. */
                search?: string;
                /** @description `all` by default. */
                view?: components["schemas"]["TeamView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamMember: {
        parameters: {
            query: {
                account: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamMember"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamBets: {
        parameters: {
            query?: {
                /** @description One account of the caller's team, or the caller's own; by default the whole team, without the caller. */
                account?: string;
                /** @description With `account`: that account alone, or with everyone below it. */
                scope?: "account" | "team";
                /** @description Only accounts so many levels below the caller; 1 for direct downlines. */
                level?: number;
                gameType?: components["schemas"]["GameType"];
                /** @description Vendor code (`vassalage`). */
                vendor?: string;
                /** @description `won`: paid more than the stake; `lost`: paid less. */
                result?: "won" | "lost";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamBetsPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamBetsFile: {
        parameters: {
            query?: {
                /** @description One account of the caller's team, or the caller's own; by default the whole team, without the caller. */
                account?: string;
                /** @description With `account`: that account alone, or with everyone below it. */
                scope?: "account" | "team";
                /** @description Only accounts so many levels below the caller; 1 for direct downlines. */
                level?: number;
                gameType?: components["schemas"]["GameType"];
                /** @description Vendor code (`vassalage`). */
                vendor?: string;
                /** @description `won`: paid more than the stake; `lost`: paid less. */
                result?: "won" | "lost";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBetsFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamBet: {
        parameters: {
            query: {
                betId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamBetDetail"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamMovements: {
        parameters: {
            query?: {
                /** @description One account of the caller's team, or the caller's own; by default the whole team, without the caller. */
                account?: string;
                /** @description With `account`: that account alone, or with everyone below it. */
                scope?: "account" | "team";
                /** @description Only accounts so many levels below the caller; 1 for direct downlines. */
                level?: number;
                kind?: components["schemas"]["MovementKind"];
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamMovementsPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamMovementsFile: {
        parameters: {
            query?: {
                /** @description One account of the caller's team, or the caller's own; by default the whole team, without the caller. */
                account?: string;
                /** @description With `account`: that account alone, or with everyone below it. */
                scope?: "account" | "team";
                /** @description Only accounts so many levels below the caller; 1 for direct downlines. */
                level?: number;
                kind?: components["schemas"]["MovementKind"];
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMovementsFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamMovement: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamMovementDetail"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setTeamRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description The accounts afterwards, in the order of the call. */
                            rows: components["schemas"]["TeamRow"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setTeamRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatesChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RatesChanged"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    teamRateRanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateRangesQuery"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RateRanges"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    freezeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description The accounts afterwards, in the order of the call. */
                            rows: components["schemas"]["TeamRow"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    downlineTerms: {
        parameters: {
            query: {
                account: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlineTerms"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    transferToDownline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlineTransfer"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamRow"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    registrationLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description When the answer was true, on the clock that ends links. Epoch milliseconds. */
                            asOf: number;
                            links: components["schemas"]["RegistrationLink"][];
                            /** @description The largest rate that a link or an opened account can have: the caller's own. Hundredths of a per cent of turnover. */
                            highestRate: number;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    registrationLinksFile: {
        parameters: {
            query?: {
                /** @description Only links in this state. */
                view?: "all" | "active" | "disabled" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinksFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setRegistrationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinkChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationLink"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    createRegistrationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistrationLink"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationLink"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    smsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value?: components["schemas"]["SentCode"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    smsRegisterCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRegisterPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value?: components["schemas"]["SentCode"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletBalances"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    walletTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransfer"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    merchantWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MerchantWallet"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    consolidatedFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedFunds"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    contracts: {
        parameters: {
            query: {
                /** @description Which contracts. */
                kind: components["schemas"]["ContractKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractBook"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    contractsWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractsWaiting"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    contractOutlook: {
        parameters: {
            query: {
                /** @description Which contracts. */
                kind: components["schemas"]["ContractKind"];
                /** @description A direct downline that is an agent; any other account is refused with not_found. */
                account: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOutlook"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    contractDues: {
        parameters: {
            query: {
                /** @description Which contracts. */
                kind: components["schemas"]["ContractKind"];
                /** @description Whose contracts. */
                side: "own" | "given";
                /** @description `open`: only amounts that are due or requested. */
                view?: "all" | "open";
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day. */
                to?: string;
                /** @description Amounts of the part. */
                size?: number;
                /** @description Where the part begins: `next` of the one before. The latest by default. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractDues"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    contractDuesFile: {
        parameters: {
            query: {
                /** @description Which contracts. */
                kind: components["schemas"]["ContractKind"];
                /** @description Whose contracts. */
                side: "own" | "given";
                /** @description `open`: only amounts that are due or requested. */
                view?: "all" | "open";
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractDuesFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    processDividend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractStep"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOutcome"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    processDailySalary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractStep"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOutcome"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    processHourlySalary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractStep"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOutcome"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    processRealTimeSalary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractStep"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOutcome"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    whitelabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ModuleNode"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    registerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterSettings"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    systemStatus: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; by default that of Accept-Language, else the brand's default language. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    domainRoute: {
        parameters: {
            query: {
                /** @description Host name under which the visitor has the site open. */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DomainRoute"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    helpCenter: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                lang?: string;
                /** @description Kind of client. */
                device?: "WEB";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpCenter"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    encryptionKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            keys: components["schemas"]["Jwk"][];
                            paths?: components["schemas"]["PathJwk"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    countryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Country"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    dropdownMenu: {
        parameters: {
            query: {
                menuGroup: "gamingvenue" | "region";
                /** @description Value of a region, for its venues only. */
                region?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MenuChoice"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    chatModels: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatModel"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    launchChat: {
        parameters: {
            query?: {
                /** @description The desk; the first one if omitted. */
                modelId?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatLaunch"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    supportQuestionRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SupportQuestionRules"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    askSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportQuestionPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    unreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    unreadMessages: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day of the messages, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessagePage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    messages: {
        parameters: {
            query?: {
                /** @description `read`: only messages that the member has opened; the unread ones have a call of their own. */
                state?: "all" | "read";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day of the messages, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessagePage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    message: {
        parameters: {
            query: {
                messageId: number;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Message"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageCounts"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageCounts"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    restoreMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageCounts"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SentMessage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    messageGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageGroups"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    sentMessages: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SentMessagePage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    sentMessage: {
        parameters: {
            query: {
                messageId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SentMessageText"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    chatMessages: {
        parameters: {
            query: {
                /** @description Product code of the room's language; each language has its own room. */
                room: string;
                /** @description Only messages before the one with this id. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessagePayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    reportChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReportPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    gameList: {
        parameters: {
            query: {
                /** @description 3 is the web. */
                clientType: 3;
                /** @description `flash,html5-desktop`. */
                platform: string;
                /** @description Merchant code of the brand. */
                merchant?: string;
                gameType?: components["schemas"]["ListGameType"];
                /** @description Code of a vendor. */
                vassalage?: string;
                /** @description From 1. */
                pageNo?: number;
                pageSize?: number;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        games: components["schemas"]["Game"][];
                        /** @description Games on all pages. */
                        total: number;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    hotGames: {
        parameters: {
            query?: {
                /** @description Merchant code of the brand. */
                merchantCode?: string;
                isPlatform?: 2;
                /** @description `flash,html5-desktop`. */
                platform?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Game"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    vendorGameTypes: {
        parameters: {
            query?: {
                /** @description Merchant code of the brand. */
                merchantCode?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorGameTypes"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    gameVendor: {
        parameters: {
            query?: {
                /** @description Merchant code of the brand. */
                merchantCode?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            lanes: components["schemas"]["VendorLane"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    rankList: {
        parameters: {
            query?: {
                /** @description ALL or a category. */
                gameCategory?: "ALL" | "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "LOTT" | "ELOTT" | "BG";
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
                limitNum?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["RankEntry"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    winnerBoard: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
                limitNum?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["RankEntry"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    favoriteGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description The nodeId of each. */
                            favGameIds: number[];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    favoriteGamesList: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            favGameList: components["schemas"]["SavedGamePage"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    addFavoriteGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritePayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    removeFavoriteGame: {
        parameters: {
            query: {
                nodeId: number;
                /** @description Code of the vendor. */
                vendor: string;
                gameType: components["schemas"]["GameType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    recentGames: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SavedGamePage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    searchableGames: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
                /** @description From 1. */
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            games: components["schemas"]["SearchableGame"][];
                            /** @description Games on all pages. */
                            total: number;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    launchGameFallback: {
        parameters: {
            query: {
                nodeId: number;
                /** @description Code of the vendor. */
                vassalage: string;
                gameType: components["schemas"]["GameType"];
                gameCode: string;
                /** @description Value of the gaming venue, if the platform requires one. */
                venue?: string;
                /** @description The match that the vendor opens at. */
                fixtureId?: string;
                /** @description The outcome of that match that was pressed, for the vendor's slip. */
                outcome?: components["schemas"]["FixtureOutcome"];
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    roomList: {
        parameters: {
            query: {
                /** @description Code of the vendor. */
                vassalage: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Room"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    launchDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPayload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    fixtures: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Fixture"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    lotteryMenus: {
        parameters: {
            query: {
                prizeMode: components["schemas"]["PrizeMode"];
                /** @description The menu; a site's is WEB. */
                device?: "WEB";
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGroup"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    vnLotteryMenu: {
        parameters: {
            query?: {
                /** @description The menu; a site's is WEB. */
                device?: "WEB";
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGroup"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    recentLotteryGames: {
        parameters: {
            query?: {
                /** @description The menu; a site's is WEB. */
                device?: "WEB";
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGame"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    vnOpenedDraws: {
        parameters: {
            query: {
                /** @description The game with these draws. */
                gameCode: string;
                /** @description How many. */
                count?: number;
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OpenedDraw"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    openedDraws: {
        parameters: {
            query: {
                /** @description The game with these draws. */
                gameCode: string;
                /** @description How many. */
                count?: number;
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OpenedDraw"][];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    lotteryTable: {
        parameters: {
            query: {
                /** @description The game with these draws. */
                gameCode: string;
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryTable"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    lotteryIssue: {
        parameters: {
            query: {
                /** @description The game with these draws. */
                gameCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryIssue"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    lotteryBets: {
        parameters: {
            query?: {
                state?: "all" | "open" | "settled";
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
                /** @description Product code such as EN. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryBetPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    placeLotteryBets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotterySlip"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlacedLotteryBets"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    announcements: {
        parameters: {
            query?: {
                /** @description B banners, PL player, PU popup, PR promotion, H notices; separated by commas. All if omitted. */
                types?: string;
                platform?: "W";
                /** @description Which popups. */
                execution?: "A" | "B" | "F";
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Announcements"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    pointBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointBalance"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    pointConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointConfig"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    pointRewards: {
        parameters: {
            query?: {
                /** @description Product code of the language; the brand's default if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            goods: components["schemas"]["PointGood"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    redeemPointReward: {
        parameters: {
            query?: {
                /** @description Product code of the language; the brand's default if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            redemption: components["schemas"]["Redemption"];
                            /** @description Points after it. */
                            currentPoints: number;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    redemptions: {
        parameters: {
            query?: {
                /** @description Product code of the language; the brand's default if omitted. */
                language?: string;
                /** @description Only redemptions with this status; all if omitted. */
                status?: components["schemas"]["RedeemStatus"];
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RedemptionPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    pointTransactions: {
        parameters: {
            query: {
                /** @description Which history of the member. */
                type: "POINT";
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointTransactionPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    convertPoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description Points after it. */
                            currentPoints: number;
                            /** @description Money credited. Minor units of `currency`. */
                            amount: MinorUnits;
                            /** @description Spendable money afterwards. Minor units of `currency`. */
                            balance: MinorUnits;
                            /** @description ISO 4217 code. */
                            currency: string;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    promotions: {
        parameters: {
            query?: {
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            promotions: components["schemas"]["Promotion"][];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    applyPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionApplication"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            status: components["schemas"]["PromotionStatus"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    claimPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusClaim"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidBonus"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    claimRafflePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusClaim"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidBonus"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    rewardHistory: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day on which a reward was paid, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RewardPage"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    missionSummary: {
        parameters: {
            query?: {
                /** @description Product code of the language; the brand's default if omitted. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            missions: components["schemas"]["Mission"][];
                            /** @description Number of rewards to claim. */
                            claimable: number;
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    missionLeaderboard: {
        parameters: {
            query: {
                period: components["schemas"]["MissionPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionLeaderboard"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    claimMissionReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionClaim"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            reward: components["schemas"]["MissionReward"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    accountRecord: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                kind?: components["schemas"]["MovementKind"];
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AccountRecord"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    bettingRecord: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                gameType?: components["schemas"]["GameType"];
                /** @description Vendor code (`vassalage`). */
                vendor?: string;
                /** @description One game. */
                nodeId?: number;
                /** @description `won`: paid more than the stake; `lost`: paid less. */
                result?: "won" | "lost";
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BettingRecord"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    profitRecord: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                gameType?: components["schemas"]["GameType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitRecord"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    referral: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day of registration, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Referral"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    depositMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositMethods"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    depositOrders: {
        parameters: {
            query?: {
                /** @description `open`: those that wait for a payment or its check; `credited`; `failed`: those that were cancelled, expired or refused. By default all. */
                state?: "open" | "credited" | "failed";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day on which a deposit was ordered, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrders"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    depositOrder: {
        parameters: {
            query: {
                /** @description Number of the order. */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    reportDepositPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositOrderId"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositOrderId"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    uploadDepositProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    withdrawalTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalTerms"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    withdrawalOrders: {
        parameters: {
            query?: {
                /** @description `open`: those under way; `received` and `refused`: the ended ones. By default all. */
                state?: "open" | "received" | "refused";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day on which a withdrawal was requested, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalOrders"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    withdrawalOrder: {
        parameters: {
            query: {
                /** @description Number of the order. */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    withdrawalPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyRequest"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalReceived"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    reportMissingTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalMissing"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalOrder"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    addPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PayoutAccount"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    choosePayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountId"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    uplineTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UplineTerms"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    uplineTransfers: {
        parameters: {
            query?: {
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day on which a transfer was made, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UplineTransfers"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    uplineTransfer: {
        parameters: {
            query: {
                /** @description Number of the transfer. */
                transferId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UplineTransfer"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    transferToUpline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UplineTransfer"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    bonuses: {
        parameters: {
            query?: {
                /** @description `open`: those with wagering left; `closed`: the others. By default all. */
                status?: "open" | "closed";
                /** @description Days up to today in the merchant's time zone: today, the last 7 days, or the month so far. By default all days. Ignored with `from` and `to`. */
                period?: "today" | "week" | "month";
                /** @description First day on which a bonus was received, in the merchant's time zone. Needs `to`; at most 366 days in all. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description Product code of the language, such as EN; the brand's default language if omitted. */
                language?: string;
                /** @description From 1. */
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Bonuses"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    giveUpBonus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenUpBonus"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    playerCare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setCareLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareLimitChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    confirmCareLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareLimitAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    cancelCareLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareLimitAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    realityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RealityCheck"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutStart"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            stop: components["schemas"]["CareStop"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    startExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExclusionStart"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            stop: components["schemas"]["CareStop"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    askToReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareReturn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            stop: components["schemas"]["CareStop"];
                        };
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    keepSelfTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfTestResult"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    answerLimitPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitPromptAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    answerCareStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareStepAnswer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerCare"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
    careLog: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. Needs `to`; at most 366 days in all. By default all days. */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description Only events of this account. */
                account?: string;
                /** @description Only events after the one with this id: the last of the page before. */
                after?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CareLog"];
                        /** @description A sentence in English; the site shows its own text for each errorCode that it knows. */
                        message?: string;
                    };
                };
            };
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
        };
    };
}
