import type { Migration } from './migration.ts';

const time = "~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'";

/** Maintains a table with the trigrams of another table's search words, so that an index finds rows similar to a text. */
function trigramsOf(table: 'stores' | 'places'): string[] {
  const index = `${table}_trigrams`;
  const trigger = (event: 'insert' | 'update' | 'delete', rows: 'new' | 'old') =>
    `create trigger ${index}_${event} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function ${index}_${event}()`;
  const forget = `delete from ${index} where id in (select id from changed);`;
  const learn = `insert into ${index} (trigram, id) select unnest(trigrams_of(search_words)), id from changed;`;
  const keep = (event: 'insert' | 'update' | 'delete', statements: string) =>
    `create function ${index}_${event}() returns trigger language plpgsql as $$
      begin ${statements} return null; end
    $$`;
  return [
    `create table ${index} (trigram text collate "C" not null, id text not null, primary key (trigram, id))`,
    keep('insert', learn),
    keep('update', forget + learn),
    keep('delete', forget),
    trigger('insert', 'new'),
    trigger('update', 'new'),
    trigger('delete', 'old'),
  ];
}

/**
 * Positions and search words of stores and places. The search that tolerates typing errors counts common trigrams in its own tables and does
 * not use pg_trgm, which the embedded database does not have and a PostgreSQL server may not have.
 */
export const locator: Migration = {
  id: '004-locator',
  statements: [
    `create function trigrams_of(words text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct substr('  ' || word || ' ', at, 3)), '{}')
      from unnest(string_to_array(words, ' ')) as word, generate_series(1, length(word) + 1) as at
      where word <> ''
    $$`,
    `alter table stores
      add column address text not null default '',
      add column pincode text not null default '',
      add column phone text not null default '',
      add column opens text not null default '11:00' check (opens ${time}),
      add column closes text not null default '23:00' check (closes ${time}),
      add column delivery_radius integer not null default 6000 check (delivery_radius between 0 and 50000),
      add column search_words text not null default ''`,
    'create index stores_position on stores (latitude, longitude)',
    'drop index stores_city',
    'create index stores_city on stores (lower(city))',
    `create table places (
      id text primary key,
      kind text not null check (kind in ('city', 'locality', 'landmark', 'pincode')),
      name text not null,
      aliases text[] not null,
      locality text,
      city text not null,
      region text not null,
      state text not null,
      pincode text,
      latitude double precision not null,
      longitude double precision not null,
      population integer not null check (population >= 0),
      search_words text not null
    )`,
    'create index places_position on places (latitude, longitude)',
    'create index places_city on places (lower(city), kind)',
    ...trigramsOf('stores'),
    ...trigramsOf('places'),
    // Existing stores are found by their name and city.
    `update stores set search_words = trim(regexp_replace(lower(name || ' ' || city), '[^a-z0-9]+', ' ', 'g'))`,
  ],
};
