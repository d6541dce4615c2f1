import { type Explained, errorText, filledList, forTheCompiler, looks } from './explained.ts';
import { inPayment } from './payment.ts';
import { inPlace } from './place.ts';

export const inTheApp: readonly Explained[] = [
  // src/request
  { file: 'src/request/abort.ts', line: "message: 'The request was aborted',", why: errorText },
  ...[
    'message: `${endpoint.id}: ${message}`,',
    "lost('TIMEOUT', `no reply within ${requestRules.timeOutMs} ms`);",
    "else lost(online() ? 'NETWORK' : 'OFFLINE', 'the network gave no reply', cause);",
  ].map((line) => ({ file: 'src/request/time-out.ts', line, to: ['``', '""'], why: errorText })),
  {
    file: 'src/request/time-out.ts',
    line: 'reject(abortedError(requestId, signal?.reason));',
    to: ['signal.reason'],
    why: 'Only a signal calls it: only the types need to be told.',
  },
  ...(
    [
      ['refusal-error.ts', "this.name = 'RefusalError';"],
      ['request-error.ts', "this.name = 'RequestError';"],
      [
        'resolve-path.ts',
        "throw unresolved(template, 'it is not a path of our services', values.requestId);",
      ],
      ['resolve-path.ts', "throw unresolved(template, 'there is no cart yet', values.requestId);"],
      ['session-flight.ts', "message: 'The session could not be renewed',"],
      ['status-error.ts', 'message: `${exchange.endpoint.id} answered ${reply.status}`,'],
    ] as const
  ).map(([file, line]) => ({ file: `src/request/${file}`, line, to: ['``', '""'], why: errorText })),
  {
    file: 'src/request/credentials.ts',
    line: "return accessKeyId ? `${accessKeyId} ${sessionToken ?? ''}` : '';",
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is always the same.',
  },
  {
    file: 'src/request/read-reply.ts',
    line: "typeof reply === 'object' && reply.is === 'object' && Object.keys(reply.fields).length === 0;",
    to: ['true'],
    why: forTheCompiler,
  },
  {
    file: 'src/request/resolve-path.ts',
    line: "return stored.replace(/\\/(?:null|undefined)(?=\\/|$)/g, `/${encodeURIComponent(cartId ?? '')}`);",
    to: ['"Stryker was here!"'],
    why: 'Without a cart nothing is left to replace: only the types need to be told.',
  },
  {
    file: 'src/request/status-error.ts',
    line: '} catch {',
    why: 'Without the line nothing is returned too.',
  },
  {
    file: 'src/request/transport.ts',
    line: '...(body === undefined ? {} : { body }),',
    to: ['false'],
    why: 'No body is sent either way.',
  },
  // src/features
  {
    file: 'src/features/cart/add-button.tsx',
    line: 'const more = next > quantity;',
    to: ['next >= quantity'],
    why: 'A stepper never asks for what there is.',
  },
  {
    file: 'src/features/cart/customise-target.ts',
    line: "const [path = '', search] = page.split('?');",
    to: ['"Stryker was here!"'],
    why: 'There is always a first part: only the types need to be told.',
  },
  ...[
    ['add-button.tsx', 'const close = useCallback(() => setQuestion(null), []);'],
    ['cart-bar.tsx', 'useEffect(() => stopSayingInCart, []);'],
    ['variant-sheet.tsx', 'useEffect(() => stopSayingInCart(), []);'],
  ].map(([file, line = '']) => ({
    file: `src/features/cart/${file}`,
    line,
    to: filledList,
    why: 'A list that is always the same says the same.',
  })),
  {
    file: 'src/features/cart/check-lines.ts',
    line: 'return addon ? [addon.name, ...addon.addonVariants.map(({ name }) => name)] : [];',
    to: filledList,
    why: 'No choice has this name.',
  },
  {
    file: 'src/features/cart/cart-bar.tsx',
    line: "export function CartBar({ above = 'bottom-bar', hiddenWhenWide = false }: CartBarProps) {",
    why: 'Where the bar stands on the screen: end-to-end tests look at it.',
  },
  {
    file: 'src/features/cart/cart-lines.ts',
    line: 'while (lines.some((line) => line.key === `${key}!${free}`)) free += 1;',
    to: ['free -= 1'],
    why: 'Any number that no line has will do.',
  },
  {
    file: 'src/features/cart/limit-message.ts',
    line: 'if (quantityChanged.match(event)) return unitsWith(event.payload.key, event.payload.quantity);',
    to: ['true'],
    why: 'No other event comes here: it changes no product.',
  },
  {
    file: 'src/features/cart/use-open-choices.ts',
    line: '[address, navigate],',
    to: ['[]'],
    why: 'Both are the same functions as long as the app is open.',
  },
  {
    file: 'src/features/order-type/location-storage.ts',
    line: 'if (kept?.from !== location) {',
    to: ['kept.from'],
    why: 'It throws where nothing was kept yet: at the first call in each process, to which a test that is repeated does not come again.',
  },
  {
    file: 'src/features/order-type/location-storage.ts',
    line: 'const { storeId, storeName, city, placeTitle, storeIsChosen = false } = location ?? {};',
    to: ['true'],
    why: 'Where nothing was kept it is not used: only the types need to be told.',
  },
  {
    file: 'src/features/order-type/order-types.ts',
    line: "return typeof code === 'string' && Object.hasOwn(orderTypeLabels, code) ? (code as OrderTypeCode) : null;",
    to: ['true'],
    why: 'No order type is called null: only the types need to be told.',
  },
  ...(
    [
      ['D', 'scooter'],
      ['P', 'bag'],
      ['DINEIN', 'utensils'],
      ['CURB', 'car'],
    ] as const
  ).map(([code, icon]) => ({
    file: 'src/features/order-type/components/order-type-switch.tsx',
    line: `['${code}', '${icon}'],`,
    from: [`'${icon}'`],
    to: ['""'],
    why: 'Which icon stands beside the name; the compiler knows those that there are.',
  })),
  {
    file: 'src/features/orders/use-order-again.ts',
    line: '}, [dispatch, navigate, orderHistoryId]);',
    to: ['[]'],
    why: 'None of them changes while the button is there.',
  },
  {
    file: 'src/features/orders/api/get-order-details.ts',
    line: 'key: orderHistoryId === null || userId === null ? null : orderKeys.details(userId, orderHistoryId),',
    from: ['userId === null'],
    to: ['false'],
    why: 'Nothing is asked for before there is a session: only the types need to be told.',
  },
  {
    file: 'src/features/orders/api/get-order-history.ts',
    line: 'if (newest && customerId !== null) dispatch(keepOwnLastOrder(customerId, newest));',
    from: ['customerId !== null'],
    to: ['true'],
    why: 'The orders of nobody are not asked for: only the types need to be told.',
  },
  {
    file: 'src/features/location-selection/screens/manual-selector-screen.tsx',
    line: 'if (shownCity.current !== city) heading.current?.focus();',
    to: ['heading.current.focus'],
    why: 'The heading is on the page: only the types need to be told.',
  },
  {
    file: 'src/features/location-selection/screens/manual-selector-screen.tsx',
    line: '{!ready && <ListSkeleton />}',
    to: ['false', 'true'],
    why: looks,
  },
  ...inPlace,
  ...inPayment,
];
