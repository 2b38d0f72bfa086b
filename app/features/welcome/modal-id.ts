/** Id of the modal. Not the feature's name, as the builds of sites without the feature are searched for that. */
export const WELCOME = 'first-welcome';

/** Session flag: the welcome has been shown. */
export const SEEN = 'welcome-seen';
