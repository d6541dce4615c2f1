import type { Migration } from './migration.ts';

/**
 * What was counted, in a partition for each day, which is dropped whole. `counted_events` stays for builds that do not know it, until nobody
 * runs one: they count nothing that stands here already.
 */
export const countedMarks: Migration = {
  id: '032-counted-marks',
  isAdditive: true,
  statements: [
    `create table counted_marks (
      day date not null,
      key text not null,
      primary key (day, key)
    ) partition by range (day)`,
    // Takes the rows of days that have no partition, so that none is refused.
    'create table counted_marks_rest partition of counted_marks default',
    `create function is_not_marked() returns trigger language plpgsql as $$
    declare
      today date := (new.counted_at at time zone 'Asia/Kolkata')::date;
    begin
      -- The days of which a mark can be.
      if exists (select from counted_marks where day between today - 4 and today + 4 and key = new.key) then
        return null;
      end if;
      return new;
    end $$`,
    `create trigger counted_events_marked before insert on counted_events
      for each row execute function is_not_marked()`,
  ],
};
