import { type Explained, errorText, filledList, looks } from './explained.ts';

/** Of choosing a place. */
export const inPlace: readonly Explained[] = [
  // src/features/place
  {
    file: 'src/features/place/choose-place.ts',
    line: 'dispatch(placeEntered({ choice: known, recent, store, ...(replaces !== undefined && { replaces }) }));',
    to: ['true'],
    why: 'A key that is undefined says the same as none: only the types need to be told.',
  },
  {
    file: 'src/features/place/settle-order-type.ts',
    line: "if (!chosen) return 'no address';",
    to: ['""'],
    why: 'Another text is no failure either, and leads to the same.',
  },
  {
    file: 'src/features/place/settle-order-type.ts',
    line: "return outcome.kind === 'chosen' ? null : outcome;",
    to: ['false', '""'],
    why: 'A place that was chosen has set the order type already: nothing is asked for any more.',
  },
  {
    file: 'src/features/place/geolocation-port.ts',
    line: "return status?.state ?? 'not_available';",
    to: ['status.state'],
    why: 'Without permissions it is not available either way.',
  },
  {
    file: 'src/features/place/look-up-pickup.ts',
    line: "return { kind: 'refused', error, shown: false };",
    to: ['""'],
    why: 'Another text is no store that was found either.',
  },
  {
    file: 'src/features/place/settle-order-type.ts',
    line: "else if (outcome === 'no address' || outcome.kind !== 'failed') dispatch(placeWanted(asked));",
    from: ["outcome === 'no address'", "'no address'"],
    to: ['false', '""'],
    why: 'A text is no failure either: only the types need to be told.',
  },
  {
    file: 'src/features/place/shared-place.ts',
    line: "const place = sharedPlaceOf(url.search, '') ?? '';",
    to: ['"Stryker was here!"'],
    why: 'Any fragment will do that has no place.',
  },
  {
    file: 'src/features/place/geolocation-port.ts',
    line: "this.name = 'PositionFault';",
    why: errorText,
  },
  ...(
    [
      [
        'choice-row.tsx',
        'if (takesFocusNow.current) row.current?.focus({ preventScroll: true });',
        'row.current.focus',
      ],
      [
        'pin-card.tsx',
        'if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });',
        'heading.current.focus',
      ],
      ['place-search.tsx', 'if (isShared.current) box.current?.focus();', 'box.current.focus'],
      ['place-search.tsx', 'box.current?.focus();', 'box.current.focus'],
      [
        'recent-choices.tsx',
        'useLayoutEffect(() => undo.current?.focus({ preventScroll: true }), []);',
        'undo.current.focus',
      ],
    ] as const
  ).map(([file, line, to]) => ({
    file: `src/features/place/components/${file}`,
    line,
    to: [to],
    why: 'It is on the page by then: only the types need to be told.',
  })),
  ...(
    [
      ['use-still-here.ts', '}, []);'],
      ['components/choice-row.tsx', '}, []);'],
      ['components/position-finder.tsx', 'useEffect(() => begin.current(), []);'],
      [
        'components/recent-choices.tsx',
        'useLayoutEffect(() => undo.current?.focus({ preventScroll: true }), []);',
      ],
      ['components/use-detection.ts', '[],'],
    ] as const
  ).map(([file, line]) => ({
    file: `src/features/place/${file}`,
    line,
    to: filledList,
    why: 'A list that is always the same says the same.',
  })),
  {
    file: 'src/features/place/components/recent-choices.tsx',
    line: 'if (!removed) return;',
    to: ['false'],
    why: 'The button is there only where something was removed: only the types need to be told.',
  },
  {
    file: 'src/features/place/use-still-here.ts',
    line: 'const isHere = useRef(true);',
    to: ['false'],
    why: 'The effect says it before anything can be answered.',
  },
  {
    file: 'src/features/place/components/use-detection.ts',
    line: 'asked.current += 1;',
    to: ['asked.current -= 1'],
    places: 1,
    why: 'When the page is left any other number will do; the other two lines that say this are noticed.',
  },
  {
    file: 'src/features/place/components/use-place-search.ts',
    line: '}, [type]);',
    to: ['[]'],
    why: 'It is the same function as long as the box is there.',
  },
  {
    file: 'src/features/place/components/use-place-search.ts',
    line: '[dispatch],',
    to: ['[]'],
    why: 'It is the same function as long as the app is open.',
  },
  {
    file: 'src/features/place/components/place-search.tsx',
    line: '}, [box]);',
    to: ['[]'],
    why: 'It is the same box as long as it is there.',
  },
  {
    file: 'src/features/place/components/use-place-search.ts',
    line: "if (given !== null && text === '') type(given);",
    from: ['given !== null'],
    to: ['true'],
    why: 'A search for null throws before it changes anything, which a whole run of the tests reports and a single test does not.',
  },
  {
    file: 'src/features/place/components/use-place-search.ts',
    line: 'if (signal.aborted) return false;',
    from: ['false'],
    to: ['true'],
    why: 'Who asked looks at the signal as well.',
  },
  {
    file: 'src/features/place/choose-place.ts',
    line: "if (address_id === null && address && !('address_id' in address)) {",
    from: ['address_id === null', "'address_id'"],
    to: ['true', '""'],
    why: 'A choice and its address both have the id or neither has: each half of the condition is enough.',
  },
  {
    file: 'src/features/place/eta-slice.ts',
    line: 'if (state.known) delete state.known.minutes;',
    from: ['state.known'],
    to: ['true'],
    why: 'Only minutes that are known come to their end: only the types need to be told.',
  },
  {
    file: 'src/features/place/geolocation-port.ts',
    line: 'super(`Position: ${fault}`);',
    to: ['``'],
    why: errorText,
  },
  {
    file: 'src/features/place/geolocation-port.ts',
    line: "const status = await device.permissions?.query({ name: 'geolocation' });",
    to: ['device.permissions.query'],
    why: 'What it throws without permissions is caught, and they are not available either way.',
  },
  {
    file: 'src/features/place/keep-eta.ts',
    line: 'if (eta === undefined) return { key, position, askAt: now + retryMs, until: now + retryMs };',
    from: ['now + retryMs'],
    to: ['now - retryMs'],
    places: 1,
    why: 'Until when there are minutes, where there are none; when to ask again stands there too, and is noticed.',
  },
  {
    file: 'src/features/place/lookup-result.ts',
    line: "kind: 'refused',",
    to: ['""'],
    places: 1,
    why: 'Another text is no store that was found either.',
  },
  ...(
    [
      ['pin-place.ts', "await pause(clock, restMs, { signal, requestId: 'pin' });"],
      [
        'search-places.ts',
        "await pause(clock, constants.location.searchDelayMs, { signal, requestId: 'search' });",
      ],
    ] as const
  ).map(([file, line]) => ({ file: `src/features/place/${file}`, line, to: ['""'], why: errorText })),
  {
    file: 'src/features/place/place-slice.ts',
    line: 'replaces === undefined',
    to: ['false'],
    why: 'No recent place has the key undefined: only the types need to be told.',
  },
  {
    file: 'src/features/place/shared-place.ts',
    line: "new URLSearchParams(hash.replace(/^#/, '')).get(inFragment) ?? query.get('text') ?? query.get('title');",
    to: ['/#/'],
    why: 'The first # is where a fragment begins.',
  },
  {
    file: 'src/features/place/shared-place.ts',
    line: ".replace(/https?:\\/\\/\\S+/g, ' ')",
    from: ["' '"],
    to: ['""'],
    why: 'A link ends where a space or the text does: the words beside it stay apart.',
  },
  {
    file: 'src/features/place/use-store-eta.ts',
    line: 'if (!isReady || key === null) return;',
    from: ['key === null'],
    to: ['false'],
    why: 'Without a key nothing is asked for, which refreshEta sees to as well.',
  },
  {
    file: 'src/features/place/use-store-eta.ts',
    line: 'if (!known) ask();',
    from: ['!known'],
    to: ['true'],
    why: 'What is known is not asked for before it is time, which refreshEta sees to as well.',
  },
  {
    file: 'src/features/place/api/select-address-store.ts',
    line: '...(addressId === undefined ? {} : { address_id: addressId }),',
    from: ['addressId === undefined'],
    to: ['false'],
    why: 'A key that is undefined is not sent: only the types need to be told.',
  },
  {
    file: 'src/features/place/components/choice-row.tsx',
    line: "const { icon = 'location', title, text, busy, refusal, onChoose, removal, takesFocus = false } = props;",
    from: ["'location'"],
    to: ['""'],
    why: looks,
  },
  {
    file: 'src/features/place/components/current-location.tsx',
    line: 'focusAfter={() => (goesToSearch.current ? (searchBox?.current ?? null) : null)}',
    to: ['searchBox.current'],
    why: 'Only a page with a search box offers to go there: only the types need to be told.',
  },
  {
    file: 'src/features/place/components/current-location.tsx',
    line: "<Button variant={detecting ? 'secondary' : 'primary'} fullWidth onClick={onTurnAway}>",
    to: ['""'],
    why: looks,
  },
];
