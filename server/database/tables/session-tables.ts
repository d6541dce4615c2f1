import type { ColumnType, Generated } from 'kysely';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { Json, NullableTimestamp, Timestamp } from './columns.ts';

export interface SessionFamilyTable {
  id: string;
  kind: 'guest' | 'logged-in';
  user_id: string;
  cart_id: string;
  created_at: Timestamp;
  /** The session ends then: at once, or in a moment when a login took its place. */
  revoked_at: NullableTimestamp;
  /** The login that took its place. */
  succeeded_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Browser and system that logged in; null for guests. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was refreshed last; null before the first time. */
  last_used_at: NullableTimestamp;
}

export interface SessionGenerationTable {
  family_id: string;
  number: number;
  salt: string;
  key_id: string | null;
  access_hash: string;
  secret_hash: string | null;
  refresh_hash: string | null;
  access_expires_at: Timestamp;
  refresh_expires_at: Timestamp;
  rotated_at: NullableTimestamp;
}

export interface CustomerTable {
  id: string;
  /** Ten digits, verified by a code. */
  mobile: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  cart_id: string;
  created_at: Timestamp;
}

/** The accounts of providers that customers log in with. `subject` is the provider's name for the account. */
export interface SocialIdentityTable {
  source: SocialSource;
  subject: string;
  customer_id: string;
  linked_at: Timestamp;
}

/** Somebody for whom a provider has vouched a moment ago. */
export interface SocialArrivalTable {
  /** Hash of the token that the app holds. */
  id: string;
  source: SocialSource;
  subject: string;
  /** As the provider has verified it, or null; from the sign-up on as it was entered there, and so the names. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  expires_at: Timestamp;
  /** The number of the sign-up, and the session that asked for its code. */
  mobile: string | null;
  asked_by: string | null;
  used_at: NullableTimestamp;
  /** The session that logged in by it, and the one that it got. */
  used_by: string | null;
  session_id: string | null;
}

export interface CustomerPasswordTable {
  customer_id: string;
  /** Argon2id, with a key that follows from the server's secret. */
  hash: string;
  changed_at: Timestamp;
}

/** The last code that was sent to a mobile number. The code itself is derived from the salt and the server's secret. */
export interface LoginCodeTable {
  mobile: string;
  salt: string;
  /** Wrong guesses. */
  tries: number;
  /** Null when sending failed. */
  sent_at: NullableTimestamp;
  expires_at: Timestamp;
  /** The session that gave the names. */
  asked_by: string;
  first_name: string | null;
  last_name: string | null;
  used_at: NullableTimestamp;
  /** The session that logged in by it, and the one that it got. */
  used_by: string | null;
  session_id: string | null;
}

/** A code of a partner's app that was used, as a hash. */
export interface PartnerCodeTable {
  id: string;
  expires_at: Timestamp;
}

/** A text message that is to be sent: see server/sms/messages-due.ts. */
export interface MessageDueTable {
  /** Names what it tells: 'placed:<order>'. */
  id: string;
  mobile: string;
  template: string;
  values: Json<Readonly<Record<string, string>>>;
  due_at: Timestamp;
  /** From then on it is not sent any more. */
  until: Timestamp;
  /** Until then a process is sending it. */
  taken_until: NullableTimestamp;
  tries: Generated<number>;
  /** Whether it is done as a text message, and on the devices of the customer. */
  texted: Generated<boolean>;
  pushed: Generated<boolean>;
  /** The logins of the devices that are left, from the first try on; null before, when it is for all of them. */
  push_left: Generated<string[] | null>;
}

/** A device that is told of orders: the login there, and where the browser's push service takes messages for it. */
export interface PushSubscriptionTable {
  family_id: string;
  user_id: string;
  endpoint: string;
  /** The keys of the device, by which only it reads a message. */
  p256dh: string;
  auth: string;
  /** 90 days after the last visit, or when the browser ends it by itself, which few do. */
  expires_at: Timestamp;
  browser_ends_at: NullableTimestamp;
}

/** What the sandbox would have pushed. */
export interface PushOutboxTable {
  id: Generated<string>;
  message_id: string;
  family_id: string;
  body: string;
  path: string;
  sent_at: Timestamp;
}

/** Messages of the sandbox, which sends none. */
export interface SmsOutboxTable {
  id: Generated<string>;
  /** Of a message that may be sent more than once. */
  message_id: Generated<string | null>;
  mobile: string;
  body: string;
  sent_at: Timestamp;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}
