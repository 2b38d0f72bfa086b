/** Ids of this feature's modals in the shell's modal host. */
export const SECURITY_QUESTION = 'security-question';
export const WRONG_ANSWER = 'security-question-wrong';

/** The session flag that the question has been answered. */
export const QUESTION_ANSWERED = 'securityAnswered';
