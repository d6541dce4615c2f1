import { HttpFault } from '../http/http-fault.ts';
import type { Journey } from './train-partner.ts';

// What customers read whose PNR or order to a train cannot go on. Each says what happened and the way on.

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** TRN-09. The texts of a PNR are the server's: code, header and text. */
export type PnrProblem = { readonly code: string; readonly header: string; readonly displayMsg: string };

const trainOf = ({ trainNumber, trainName }: Journey) => `${trainNumber} ${trainName}`;

export const unknownPnr: PnrProblem = {
  code: 'PNR_UNKNOWN',
  header: 'We do not know this PNR',
  displayMsg: 'Compare its ten digits with those of your ticket, and try again.',
};

export function pnrExpired(journey: Journey): PnrProblem {
  return {
    code: 'PNR_EXPIRED',
    header: 'This journey is over',
    displayMsg: `The journey by ${trainOf(journey)} has ended. Enter the PNR of another journey, or order to an address.`,
  };
}

export function trainCancelled(journey: Journey): PnrProblem {
  return {
    code: 'TRAIN_CANCELLED',
    header: 'This train is cancelled',
    displayMsg: `${trainOf(journey)} does not run. Enter the PNR of another journey, or order to an address.`,
  };
}

export function chartNotPrepared(journey: Journey, at: number): PnrProblem {
  return {
    code: 'CHART_NOT_PREPARED',
    header: 'Your seats are not known yet',
    displayMsg: `The chart of ${trainOf(journey)} is prepared at about ${dayAndTime.format(at)}. Look it up again then: we bring the food to your seat.`,
  };
}

export function noSeat(journey: Journey): PnrProblem {
  return {
    code: 'SEAT_NOT_CONFIRMED',
    header: 'You have no seat yet',
    displayMsg: `This PNR is on the waiting list of ${trainOf(journey)}, so there is no seat that we could bring food to. Look it up again when it is confirmed.`,
  };
}

export function refused(problem: PnrProblem): HttpFault {
  return new HttpFault(problem.code === 'PNR_UNKNOWN' ? 404 : 409, { ...problem, btnMsg: 'Ok' });
}

export function railwaysAway(): HttpFault {
  return new HttpFault(424, {
    code: 'RAILWAYS_AWAY',
    header: 'The railways do not answer',
    displayMsg: 'We could not look up this PNR. It is not your fault: try again in a moment.',
    btnMsg: 'Ok',
  });
}

export function noTrains(): HttpFault {
  return new HttpFault(503, {
    code: 'NO_TRAINS',
    header: 'No delivery to trains',
    displayMsg: 'We do not deliver to trains at the moment. Order to an address, or collect your order.',
    btnMsg: 'Ok',
  });
}

/** Nothing can be ordered to this station, or to no restaurant there. */
export function stationClosed(why: string): HttpFault {
  return new HttpFault(409, {
    code: 'STATION_CLOSED',
    displayMsg: `${why || 'We do not deliver there.'} Choose another station.`,
  });
}

/** An order of somebody else is answered like one that does not exist. */
export function noSuchTrainOrder(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_TRAIN_ORDER',
    displayMsg: 'This order to your train is not there any more. Choose your station again.',
  });
}

export function alreadyPlaced(): HttpFault {
  return new HttpFault(409, {
    code: 'TRAIN_ORDER_PLACED',
    displayMsg: 'This order is with the restaurant already. Call 6888 6888 to have it cancelled.',
  });
}

export function codeNotSent(): HttpFault {
  return new HttpFault(424, {
    code: 'SMS_NOT_SENT',
    displayMsg: 'We could not send the code. Please try again in a moment.',
  });
}

export function codeMissing(): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_NOT_SENT',
    displayMsg: 'The code is not good any more. Have one sent to you, then enter it here.',
  });
}

export function codeWrong(triesLeft: number): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_WRONG',
    displayMsg: `This code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  });
}

export function codeSpent(): HttpFault {
  return new HttpFault(409, {
    code: 'CODE_SPENT',
    displayMsg: 'A wrong code was entered too often. Have another one sent to you.',
  });
}

export function notVerified(): HttpFault {
  return new HttpFault(409, {
    code: 'NOT_VERIFIED',
    displayMsg: 'Enter the code that we sent to your mobile number first.',
  });
}

export function otherSeat(): HttpFault {
  return new HttpFault(409, {
    code: 'OTHER_SEAT',
    displayMsg: 'This seat is not one of your PNR. Choose one of your seats.',
  });
}
