export const SECURITY_QUESTION = 'security-question';
export const WRONG_ANSWER = 'security-question-wrong';

/** Session flag: the question has been answered. */
export const QUESTION_ANSWERED = 'securityAnswered';
