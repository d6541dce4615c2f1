import { describe, expect, it } from 'vitest';
import { addressWords } from '#src/features/addresses/addresses-words.ts';
import { feedbackScreenWords } from '#src/features/feedback/screens/feedback-screen-words.ts';
import { homeWords } from '#src/features/home/home-words.ts';
import { infoWords } from '#src/features/info/info-words.ts';
import { cityWords } from '#src/features/location-selection/city-words.ts';
import { mapWords } from '#src/features/map/map-words.ts';
import { pinWords } from '#src/features/place/pin-words.ts';
import { placeWords } from '#src/features/place/place-words.ts';
import { locatorWords } from '#src/features/restaurants/locator-words.ts';
import { storeListWords } from '#src/features/restaurants/store-list-words.ts';

describe('what screens say when something did not come', () => {
  // They are said of a server that fails just as of a lost connection, which the frame of the page tells of itself.
  const tables = {
    addressWords,
    cityWords,
    feedbackScreenWords,
    homeWords,
    infoWords,
    locatorWords,
    mapWords,
    pinWords,
    placeWords,
    storeListWords,
  };
  it.each(Object.entries(tables))('ERR-01 %s does not lay it on the customer’s connection', (_, words) => {
    const said = Object.values(words).filter((each) => typeof each === 'string');
    expect(said.filter((each) => /connection/i.test(each))).toEqual([]);
  });
});
