import { HttpFault } from '../http/http-fault.ts';
import { mostTries } from './code-rules.ts';

// None of these says whether the number is a customer's. All are 4xx: the app shows their texts, while a 5xx counts as a failure of the service.

export function tooSoon(waitSeconds: number): HttpFault {
  return new HttpFault(
    429,
    {
      code: 'TOO_SOON',
      displayMsg: `You can ask for another code in ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`,
    },
    { 'retry-after': String(waitSeconds) },
  );
}

export function codeWrong(triesLeft: number): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_WRONG',
    displayMsg: `This code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  });
}

export function codeVoid(): HttpFault {
  return new HttpFault(400, {
    code: 'TOO_MANY_TRIES',
    displayMsg: `A wrong code was entered ${mostTries} times. Ask for a new code.`,
  });
}

export function codeExpired(): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_EXPIRED',
    displayMsg: 'This code has expired. Ask for a new one.',
  });
}

export function notSent(): HttpFault {
  return new HttpFault(424, {
    code: 'SMS_NOT_SENT',
    displayMsg: 'We could not send the code. Please try again in a moment.',
  });
}

export function loginOff(): HttpFault {
  return new HttpFault(424, {
    code: 'LOGIN_OFF',
    displayMsg: 'Logging in is not possible at the moment. You can go on as a guest.',
  });
}

export function passwordWrong(): HttpFault {
  return new HttpFault(400, {
    code: 'PASSWORD_WRONG',
    displayMsg:
      'This mobile number and this password do not fit. Check both, or have a new password texted to you.',
  });
}

export function socialOff(): HttpFault {
  return new HttpFault(424, {
    code: 'SOCIAL_OFF',
    displayMsg: 'This way of logging in is not open at the moment. Log in with a code.',
  });
}

export function socialUnreachable(provider: string): HttpFault {
  return new HttpFault(424, {
    code: 'SOCIAL_UNREACHABLE',
    displayMsg: `We cannot reach ${provider} at the moment. Try again in a minute, or log in with a code.`,
  });
}

export function socialRefused(provider: string): HttpFault {
  return new HttpFault(400, {
    code: 'SOCIAL_REFUSED',
    displayMsg: `${provider} did not confirm who you are. Continue with ${provider} again, or log in with a code.`,
  });
}

/** The token is unknown, used, or too old. */
export function socialAgain(provider: string): HttpFault {
  return new HttpFault(400, {
    code: 'SOCIAL_AGAIN',
    displayMsg: `This took too long, or was used already. Continue with ${provider} again, or log in with a code.`,
  });
}

/** SES-13. */
export function unknownUser(): HttpFault {
  return new HttpFault(404, {
    code: 'UNKNOWN_USER',
    displayMsg: 'No customer has this account yet. Sign up with it.',
  });
}

/** A vendor of the address that is no partner. */
export function unknownPartner(): HttpFault {
  return new HttpFault(404, {
    code: 'UNKNOWN_PARTNER',
    displayMsg: 'We do not know this app. Log in with a code.',
  });
}

/** A partner for which the shop is not set up. */
export function partnerOff(): HttpFault {
  return new HttpFault(424, {
    code: 'PARTNER_OFF',
    displayMsg: 'This app cannot log you in at the moment. Log in with a code.',
  });
}

export function wrongPartnerClient(partner: string): HttpFault {
  return new HttpFault(400, {
    code: 'PARTNER_CLIENT',
    displayMsg: `${partner} opened us under a name that is not ours. Close this page and open it again from ${partner}.`,
  });
}

export function partnerDown(partner: string): HttpFault {
  return new HttpFault(424, {
    code: 'PARTNER_DOWN',
    displayMsg: `We cannot reach ${partner} at the moment. Retry in a minute, or go on without logging in.`,
  });
}

/** The code is wrong, used at the partner, or too old. */
export function partnerRefused(partner: string): HttpFault {
  return new HttpFault(400, {
    code: 'PARTNER_REFUSED',
    displayMsg: `${partner} did not confirm who you are, or that took too long. Retry, or go on without logging in.`,
  });
}

export function partnerCodeUsed(partner: string): HttpFault {
  return new HttpFault(400, {
    code: 'PARTNER_CODE_USED',
    displayMsg: `This login of ${partner} was used already. Retry, or go on without logging in.`,
  });
}

export function partnerWithoutNumber(partner: string): HttpFault {
  return new HttpFault(422, {
    code: 'PARTNER_NO_NUMBER',
    displayMsg: `${partner} gave us no mobile number of India for you. You can go on without logging in.`,
  });
}
