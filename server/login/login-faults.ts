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
