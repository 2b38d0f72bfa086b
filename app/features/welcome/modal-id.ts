/** Id of this feature's modal; no feature's name, as sites without it would contain that. */
export const WELCOME = 'first-welcome';

/** Session flag: the person has seen it. */
export const SEEN = 'welcome-seen';
