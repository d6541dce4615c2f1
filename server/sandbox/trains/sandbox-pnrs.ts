import type { TrainSeat } from '#schemas/entities/train.ts';
import { type SandboxTrain, sandboxTrains } from './routes.ts';

// The PNRs of the sandbox: 99, the train in two digits, five zeros, and a digit that says what the journey is like. Any other PNR is unknown.

export const journeyKinds = [
  { digit: 0, name: 'on time', what: 'On time, two seats' },
  { digit: 1, name: 'late', what: '40 minutes late' },
  { digit: 2, name: 'no chart', what: 'Leaves tomorrow, its chart is not prepared' },
  { digit: 3, name: 'cancelled', what: 'The train is cancelled' },
  { digit: 4, name: 'waiting', what: 'On the waiting list, without a seat' },
  { digit: 5, name: 'nearly there', what: 'Has passed all stations but the last' },
  { digit: 6, name: 'over', what: 'The journey ended yesterday' },
  { digit: 7, name: 'no answer', what: 'The railways do not answer' },
  { digit: 8, name: 'rac', what: 'On time, a seat that two share (RAC)' },
] as const;

export type JourneyKind = (typeof journeyKinds)[number]['name'];

export interface SandboxPnr {
  readonly pnr: string;
  readonly train: SandboxTrain;
  readonly kind: JourneyKind;
}

export function sandboxPnr(train: number, digit: number): string {
  return `99${String(train).padStart(2, '0')}00000${digit}`;
}

/** What a PNR stands for; undefined for one that the sandbox does not have. */
export function readPnr(pnr: string): SandboxPnr | undefined {
  const [, number, digit] = /^99(\d\d)00000(\d)$/.exec(pnr) ?? [];
  const train = sandboxTrains[Number(number) - 1];
  const kind = journeyKinds.find((each) => String(each.digit) === digit);
  return train && kind && { pnr, train, kind: kind.name };
}

/** Passengers of a journey. */
export function seatsOf(
  kind: JourneyKind,
): readonly (Omit<TrainSeat, 'status'> & { readonly status: string })[] {
  if (kind === 'waiting') return [{ coach: '', berth: '', status: 'WL' }];
  if (kind === 'rac') return [{ coach: 'S5', berth: '31', status: 'RAC' }];
  return [
    { coach: 'B4', berth: '32', status: 'CNF' },
    { coach: 'B4', berth: '35', status: 'CNF' },
  ];
}
