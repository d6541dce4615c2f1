import { expect, it } from 'vitest';
import { registryVersion } from '#schemas/registry-version.ts';
import { sentNodes } from './sent-nodes.ts';

const notice = (id: string, when?: object) => ({
  id,
  type: 'notice',
  version: 1,
  props: {},
  ...(when && { when }),
});
const sentTo = (app: number | undefined, introduced: Record<string, number>) =>
  sentNodes(
    [
      notice('for all'),
      notice('for stores', { storeIds: ['14052'] }),
      notice('for customers', { session: 'logged-in' }),
      notice('for guests', { session: 'guest' }),
      notice('for trains', { orderTypes: ['D', 'IRCTC'] }),
    ],
    { registryVersion: app, now: 0 },
    introduced,
  ).map(({ id }) => id);

it('sends an app no node whose `when` has a clause or a value that is newer than its number', () => {
  const next = registryVersion + 1;
  const everything = ['for all', 'for stores', 'for customers', 'for guests', 'for trains'];
  const introduced = { 'when.storeIds': next, 'when.session=logged-in': next, 'when.orderTypes=IRCTC': next };
  expect(sentTo(registryVersion, introduced)).toEqual(['for all', 'for guests']);
  expect(sentTo(next, introduced)).toEqual(everything);
  expect(sentTo(undefined, introduced)).toEqual(everything);
  expect(sentTo(1, {})).toEqual(everything);
});
