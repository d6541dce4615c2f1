import type { SocialSource } from '#schemas/entities/session.ts';
import type { Person } from '#src/features/login/person.ts';

/** Somebody whom a provider vouched for. The token is never stored: who reloads the page continues with the provider again. */
export interface Arrival {
  readonly source: SocialSource;
  readonly token: string;
  /** What the provider says of them; empty where it says nothing. */
  readonly person: Person;
}
