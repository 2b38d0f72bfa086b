/** Ids of this feature's modals in the shell's modal host. */
export const START_TRIAL = 'free-play-start';
