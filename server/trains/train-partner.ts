import type { TrainSeat } from '#schemas/entities/train.ts';
import type { Position } from '#schemas/rules/distance-between.ts';

/** A station of a journey, from where the passenger gets on to where they get off. Times are epoch milliseconds by the timetable. */
export interface JourneyStop {
  readonly code: string;
  readonly name: string;
  readonly arrivesAt: number;
  readonly leavesAt: number;
  readonly platform?: string | undefined;
  /** How late the train is, or will be, at this station. */
  readonly delayMinutes: number;
  /** Absent where the partner does not tell it. */
  readonly position?: Position | undefined;
}

/** What a partner knows of a PNR. */
export interface Journey {
  readonly trainNumber: string;
  readonly trainName: string;
  /** When the train leaves its first station, in India: '2026-11-24'. */
  readonly journeyDate: string;
  readonly travelClass: string;
  readonly isCancelled: boolean;
  /** When coaches and berths are given out; undefined once they are. */
  readonly chartAt: number | undefined;
  /** Passengers with a seat. Who waits for one is not among them. */
  readonly seats: readonly TrainSeat[];
  readonly stops: readonly JourneyStop[];
}

/**
 * Who knows the journeys of the railways. There is no public call of theirs: shops have a contract with an aggregator of IRCTC e-catering, which is
 * an adapter of this. It is asked again while an order waits for its train.
 */
export interface TrainPartner {
  /** How often one train may be asked for. */
  readonly everyMs: number;
  /** Undefined for a PNR that it does not know. Throws TrainPartnerDown. */
  readonly journeyOf: (pnr: string) => Promise<Journey | undefined>;
}

/** It did not answer, or not by its protocol. Says why, without the PNR. */
export class TrainPartnerDown extends Error {
  override name = 'TrainPartnerDown';
}
