/** A message for the devices of a customer. */
export interface PushMessage {
  /** Names what it tells, as in server/sms/messages-due.ts: 'placed:<order>'. */
  readonly id: string;
  /** Ten digits: the devices are those of the customer with this number. */
  readonly mobile: string;
  /** The text of the SMS. */
  readonly body: string;
  /** Milliseconds for which it is true. */
  readonly goodForMs: number;
  /** The devices that it is for, by their logins; null for all of the customer. */
  readonly to: readonly string[] | null;
}

export interface Push {
  /** Sends it to the devices of the customer that agreed. Returns the logins of those whose push service could not be reached. */
  readonly send: (message: PushMessage) => Promise<string[]>;
}

/** A device, with what its push service needs. */
export interface PushDevice {
  readonly familyId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a device gets: the text, the page that a tap opens, and what it is about: a later message about the same takes the place of an earlier one. */
export interface PushContent {
  readonly body: string;
  readonly path: string;
  /** 32 letters and digits: what it is about, as a hash. */
  readonly tag: string;
}

/** What became of a message: 'gone' when the device has no use for messages any more. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Hands a message to the push service of a device. */
export type Deliver = (
  device: PushDevice,
  content: PushContent,
  about: { readonly id: string; readonly goodForMs: number },
) => Promise<Outcome>;
