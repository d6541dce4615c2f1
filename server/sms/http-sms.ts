import type { RandomBytes } from '../random-bytes.ts';
import { type Sms, SmsNotSent } from './sms.ts';
import { type TemplateName, textOf } from './templates.ts';

/** What a provider needs, from the settings of the same names. */
export interface Provider {
  readonly url: string;
  readonly key: string;
  /** The ids of the operator's registration (DLT): who sends, and the name that phones show. */
  readonly entityId: string;
  readonly header: string;
  /** Id and text of the registered templates. A kind without an id cannot be sent. */
  readonly templates: Readonly<
    Record<TemplateName, { readonly id: string | undefined; readonly text: string }>
  >;
}

interface HttpSmsOptions {
  readonly provider: Provider;
  readonly randomBytes: RandomBytes;
  /** Milliseconds for one try. */
  readonly timeOutMs?: number;
}

/** A customer waits for it, and two of them fit into the time that the app waits for a reply. */
const usualTimeOutMs = 5_000;

/**
 * Sends messages through a provider, by a POST with JSON. A provider that does not answer, answers with a 5xx or is asked too often gets the message
 * once more, with the same id, so that it can leave out a second one. Text and number are in the body alone: addresses are logged on the way.
 */
export function createHttpSms({ provider, randomBytes, timeOutMs = usualTimeOutMs }: HttpSmsOptions): Sms {
  async function tryOnce(id: string, body: string): Promise<'sent' | 'refused' | 'failed'> {
    try {
      const reply = await fetch(provider.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${provider.key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body,
        // The key is for this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
      });
      await reply.body?.cancel();
      if (reply.ok) return 'sent';
      return reply.status >= 500 || reply.status === 429 ? 'failed' : 'refused';
    } catch {
      return 'failed';
    }
  }

  return {
    sends: (template) => provider.templates[template].id !== undefined,

    async send({ id = randomBytes(16).toString('hex'), mobile, template, values }) {
      const body = JSON.stringify({
        id,
        to: `+91${mobile}`,
        entityId: provider.entityId,
        header: provider.header,
        templateId: provider.templates[template].id,
        text: textOf(template, provider.templates[template].text, values),
      });
      let result = await tryOnce(id, body);
      if (result === 'failed') result = await tryOnce(id, body);
      if (result === 'sent') return;
      throw new SmsNotSent(
        result === 'refused'
          ? 'The SMS provider refused the message: check SMS_KEY and the registered ids and text.'
          : 'The SMS provider could not be reached, or failed twice.',
      );
    },
  };
}
