import { isRecord } from '#schemas/is-record.ts';
import { pick } from '#tests/support/seeded-random.ts';
import { type Json, mutateValue } from './mutate-value.ts';

export interface MutatedReply {
  /** The body as it is sent. */
  readonly text: string;
  /** Where the data were changed, as keys from the root of the reply. */
  readonly touched: readonly (readonly (string | number)[])[];
  readonly what: string;
}

const errors: Json = [{ code: 'E1', displayMsg: 'Not now' }, null, 7];

/** What goes wrong with the frame of a reply, and not with its data. */
const frames: Readonly<Record<string, (reply: { [key: string]: Json }) => void>> = {
  'status FAILED': (reply) => {
    reply['status'] = 'FAILED';
  },
  'status WEIRD': (reply) => {
    reply['status'] = 'WEIRD';
  },
  'status PARTIAL': (reply) => {
    reply['status'] = 'PARTIAL';
  },
  'status in small letters': (reply) => {
    reply['status'] = 'success';
  },
  'status missing': (reply) => {
    delete reply['status'];
  },
  'status empty': (reply) => {
    reply['status'] = ' ';
  },
  'status missing, with errors': (reply) => {
    delete reply['status'];
    reply['errors'] = structuredClone(errors);
  },
  'errors beside data': (reply) => {
    reply['errors'] = structuredClone(errors);
  },
  'data missing': (reply) => {
    delete reply['data'];
  },
};

/** Changes a reply: mostly its data, sometimes its frame, sometimes it is torn. The reply given is not changed. */
export function mutateReply(reply: Json, random: () => number): MutatedReply {
  const kind = random();
  if (kind < 0.03) {
    const text = JSON.stringify(reply);
    return { text: text.slice(0, Math.floor(random() * text.length)), touched: [[]], what: 'torn' };
  }
  const isEnveloped = isRecord(reply) && 'data' in reply;
  const { value, touched, what } = mutateValue(isEnveloped ? (reply['data'] as Json) : reply, random);
  const below = touched.map((path) => (isEnveloped ? ['data', ...path] : path));
  // A body that is missing whole is an empty one.
  const whole = isEnveloped ? { ...reply, data: value } : value;
  if (kind > 0.15 || !isRecord(whole)) return { text: JSON.stringify(whole) ?? '', touched: below, what };

  const frame = pick(Object.keys(frames), random);
  // Half of them keep good data.
  const framed = structuredClone(random() < 0.5 ? reply : whole) as { [key: string]: Json };
  frames[frame]?.(framed);
  return { text: JSON.stringify(framed), touched: [[]], what: `${frame}, ${what}` };
}
