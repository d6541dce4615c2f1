/** VAL-38: seconds from one message to the next. */
export const resendAfterSeconds = 45;
/** How long a code is good, from the last message that held it. */
export const codeMinutes = 5;
/** Wrong guesses after which a code is void. */
export const mostTries = 5;
