/** VAL-38: seconds from one message to the next. */
export const resendAfterSeconds = 45;
/** Wrong guesses after which a code is void. */
export const mostTries = 5;

export interface CodeKind {
  /** Of the lock under which a number's guesses are counted. */
  readonly name: string;
  readonly table: 'login_codes' | 'password_codes';
  /** How long a code is good, from the last message that held it. */
  readonly minutes: number;
}

export const loginCodes: CodeKind = { name: 'login-code', table: 'login_codes', minutes: 5 };
/** VAL-39: a password that is texted has six digits too. Until it is used once, it is a code. */
export const passwordCodes: CodeKind = { name: 'password-code', table: 'password_codes', minutes: 15 };
