import type { TemplateName, TemplateValues } from './templates.ts';

interface MessageOf<Name extends TemplateName> {
  /** Of a message that may be sent more than once: a repetition is left out. */
  readonly id?: string;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  readonly template: Name;
  readonly values: TemplateValues<Name>;
}

export type SmsMessage = { readonly [Name in TemplateName]: MessageOf<Name> }[TemplateName];

/** Sends text messages. */
export interface Sms {
  /** Whether messages of this kind can be sent: their template is registered. */
  readonly sends: (template: TemplateName) => boolean;
  /** Throws SmsNotSent when the message did not go out. */
  readonly send: (message: SmsMessage) => Promise<void>;
}

/** A message did not go out. Says why, without number and text. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
}
