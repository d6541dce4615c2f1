import type { ColumnType, Generated } from 'kysely';
import type { TrainSeat } from '#schemas/entities/train.ts';
import type { Json, NullableTimestamp, Timestamp } from './columns.ts';

/** An order to a seat of a train, from the choice of its station on. It stays beside the placed order, whose plan follows the train. */
export interface TrainOrderTable {
  /** Long and random. */
  id: string;
  user_id: string;
  pnr: string;
  train_number: string;
  train_name: string;
  /** When the train leaves its first station: '2026-11-24'. */
  journey_date: string;
  station_code: string;
  station_name: string;
  store_id: string;
  /** Ten digits: the number that the code was sent to. */
  mobile: string;
  /** The seats of the PNR. */
  seats: Json<TrainSeat[]>;
  /** Null until the details were saved. */
  name: string | null;
  coach: string | null;
  berth: string | null;
  instructions: Generated<string>;
  /** At the station, by the timetable. */
  planned_at: Timestamp;
  /** At the station, as it was known last. */
  arrives_at: Timestamp;
  platform: string | null;
  is_cancelled: Generated<boolean>;
  code_sent_at: NullableTimestamp;
  wrong_codes: Generated<number>;
  verified_at: NullableTimestamp;
  saved_at: NullableTimestamp;
  deleted_at: NullableTimestamp;
  /** When the partner was asked last where the train is. */
  asked_at: Timestamp;
  created_at: Timestamp;
}

/** A journey that the sandbox plays: it begins when its PNR is looked up, and anew once it is over. */
export interface SandboxJourneyTable {
  pnr: string;
  /** The first station. */
  leaves_at: Timestamp;
  delay_minutes: ColumnType<number, number | undefined, number>;
  is_cancelled: Generated<boolean>;
}
