import { describe, expect, it } from 'vitest';
import { addressWords } from '#src/features/addresses/addresses-words.ts';
import { feedbackScreenWords } from '#src/features/feedback/screens/feedback-screen-words.ts';
import { homeWords } from '#src/features/home/words.ts';
import { infoWords } from '#src/features/info/words.ts';
import { listWords } from '#src/features/place/list-words.ts';
import { mapWords } from '#src/features/map/map-words.ts';

describe('what screens say when something did not come', () => {
  // They are said of a server that fails just as of a lost connection, which the frame of the page tells of itself.
  it.each(Object.entries({ addressWords, feedbackScreenWords, homeWords, infoWords, listWords, mapWords }))(
    'ERR-01 %s does not lay it on the customer’s connection',
    (_, words) => {
      const said = Object.values(words).filter((each) => typeof each === 'string');
      expect(said.filter((each) => /connection/i.test(each))).toEqual([]);
    },
  );
});
