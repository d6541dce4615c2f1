/** A mutant that no test can notice, or none should. */
export interface Explained {
  readonly file: string;
  /** The whole line that the mutant begins in, without the spaces around it. */
  readonly line: string;
  /** What the mutant puts in; every mutant that begins in the line if left out. */
  readonly to?: readonly string[];
  readonly why: string;
}

const filledList = ['["Stryker was here"]'];

const reader = 'schemas/reader/read-value.ts';
const forTheCompiler = 'Says to the compiler what the rest of the line checks as well.';
const errorText = 'A text of an error in the program.';

export const explained: readonly Explained[] = [
  {
    file: reader,
    line: "if (typeof shape === 'object' && (shape.is === 'text' || shape.is === 'list')) {",
    why: 'The lines below ask for the kind again, and without `most` no length is too long.',
  },
  ...[
    "if (least !== undefined && value.length < least) return fault(reading, 'minLength');",
    'if (most !== undefined && value.length > most) {',
    'if (most !== undefined && items.length > most) {',
    "if (least !== undefined && number < least) return 'minimum';",
    "if (most !== undefined && number > most) return 'maximum';",
    "if (above !== undefined && number <= above) return 'exclusiveMinimum';",
    "return below !== undefined && number >= below ? 'exclusiveMaximum' : null;",
    "return typeof shape === 'object' && shape.is === 'essential';",
  ].map((line) => ({ file: reader, line, to: ['true'], why: forTheCompiler })),
  {
    file: 'schemas/engine/when-faults.ts',
    line: "if (typeof shape !== 'object' || shape.is !== 'object' || !isRecord(value)) return [];",
    to: ['false', "typeof shape !== 'object' && shape.is !== 'object'"],
    why: forTheCompiler,
  },
  {
    file: 'schemas/engine/when-faults.ts',
    line: "if (typeof shape !== 'object' || shape.is !== 'object' || !isRecord(when)) return [];",
    to: ['false', "typeof shape !== 'object' && shape.is !== 'object'"],
    why: 'A `when` is an object in every product: only the types need to be told.',
  },
  {
    file: 'schemas/engine/when-faults.ts',
    line: 'if (value === undefined || field === undefined || readValue(field, value).faults.length > 0) return [];',
    to: ['false'],
    why: 'A clause that is not there does not fit its shape either.',
  },
  {
    file: 'schemas/engine/clauses.ts',
    line: 'value === undefined || (Object.hasOwn(clauses, name) && (clauses[name]?.(value, facts) ?? unknown)),',
    to: ['clauses[name](value, facts)'],
    why: forTheCompiler,
  },
  {
    file: 'schemas/rules/default-facts.ts',
    line: 'const { sizeId, crustId, options = [] } = defaultForm(product);',
    to: filledList,
    why: 'A text is a choice for no place of a combo either.',
  },
  {
    file: 'schemas/rules/default-facts.ts',
    line: 'const facts = lineFacts(product, [], { sizeId, crustId, options, addonIds: [] });',
    to: filledList,
    why: 'The list of add-ons in which nothing is looked up.',
  },
  {
    file: 'schemas/rules/line-fault.ts',
    line: 'return optionFault(chosen.options, product, usual.options ?? []);',
    to: filledList,
    why: 'A text is a choice for no place of a combo either.',
  },
  {
    file: 'schemas/rules/mobile-cipher.ts',
    line: '} catch {',
    why: 'Without the line nothing is returned too.',
  },
  {
    file: 'schemas/rules/mobile-cipher.ts',
    line: "return crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, [use]);",
    to: ['true'],
    why: 'Whether a key could be read out again, which nobody does.',
  },
  {
    file: 'schemas/rules/same-word.ts',
    line: 'const [short, long] = one.length < other.length ? [one, other] : [other, one];',
    to: ['one.length <= other.length'],
    why: 'Of two words of one length either may be the short one.',
  },
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
    file: 'src/features/order-type/location-storage.ts',
    line: 'if (kept?.from !== location) {',
    to: ['kept.from'],
    why: 'Only the first test of a process finds nothing there.',
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
  ...["['D', 'scooter'],", "['P', 'bag'],", "['DINEIN', 'utensils'],", "['CURB', 'car'],"].map((line) => ({
    file: 'src/features/order-type/components/order-type-switch.tsx',
    line,
    to: ['""'],
    why: 'Which icon stands beside the name; the compiler knows those that there are.',
  })),
  {
    file: 'src/features/order-type/components/order-type-switch.tsx',
    line: "const takeawayFirst = [...choices].sort(([one], [other]) => Number(other === 'P') - Number(one === 'P'));",
    to: ['false', '""'],
    why: 'One half is enough to bring it to the front of four.',
  },
  // server/pricing
  ...[
    'const discount = paise(discounts.get(line.id) ?? 0, `The discount on ${line.id}`);',
    "total: paise(total, 'The total of the bill'),",
    "return paise(charge.amount, 'A charge');",
  ].map((line) => ({ file: 'server/pricing/bill.ts', line, to: ['``', '""'], why: errorText })),
  {
    file: 'server/pricing/bill.ts',
    line: 'if (!charge || (charge.freeFrom !== undefined && cost >= charge.freeFrom)) return 0;',
    to: ['true'],
    why: 'No number is at least undefined: only the types need to be told.',
  },
  {
    file: 'server/pricing/price-lines.ts',
    line: 'if (unitPrice === null || unitBase === null) return undefined;',
    why: 'A choice that wholeChoice lets pass has a price: only the types need to be told.',
  },
  ...['unitPrice: paise(unitPrice', 'unitBase: paise(unitBase'].map((start) => ({
    file: 'server/pricing/price-lines.ts',
    line: `${start}, \`The price of \${product.name}\`),`,
    to: ['``'],
    why: errorText,
  })),
  // server/promo
  {
    file: 'server/promo/best-offers.ts',
    line: 'return step.applied.length === own.applied.length + set.length ? [step] : [];',
    to: ['true'],
    why: 'A set of which one does nothing is the same as the smaller set, which is tried too.',
  },
  {
    file: 'server/promo/best-offers.ts',
    line: 'return [...sets, ...promos.filter(({ stacks }) => !stacks).map((promo) => [promo])];',
    to: ['promos'],
    why: 'Each of those that stack is among the sets already: it would be tried twice, with the same result.',
  },
  {
    file: 'server/promo/best-offers.ts',
    line: ".join(' ');",
    to: ['""'],
    why: 'Without it two sets change places only where a code begins with another one, and they save the same.',
  },
  {
    file: 'server/promo/evaluate.ts',
    line: "const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });",
    to: ['{}', '""'],
    why: 'It is what a list has when nothing is said.',
  },
  {
    file: 'server/promo/promo-cart.ts',
    line: 'const { categories, products, sizes, crusts, exceptCategories = [], exceptProducts = [] } = scope;',
    to: ['["Stryker was here"]'],
    why: 'No category and no product is called so.',
  },
  {
    file: 'server/promo/promo-cart.ts',
    line: 'allowed === undefined || (id !== undefined && allowed.includes(id));',
    to: ['true'],
    why: 'No list holds undefined: only the types need to be told.',
  },
  ...[
    'if (!filled) continue;',
    'const lacking = parts.map(({ count }, at) => count * number - (inPart[at]?.length ?? 0));',
  ].map((line) => ({
    file: 'server/promo/sets.ts',
    line,
    to: ['false', 'inPart[at].length'],
    why: 'Each part has its list: only the types need to be told.',
  })),
  ...[
    'const part = effect.parts[missing?.part ?? 0];',
    'const count = missing?.count ?? 1;',
    'return { missing: { count, isFirst: count === part?.count, scope: part?.on ?? {} } };',
  ].map((line) => ({
    file: 'server/promo/take-off.ts',
    line,
    to: ['missing.part', 'missing.count', 'part.count', 'part.on'],
    why: 'Where no combo can be made, a part lacks something: only the types need to be told.',
  })),
  {
    file: 'server/promo/take-off.ts',
    line: 'return { ...ofSets({ units: bought, off: bought.map(() => 0) }, bought), gift };',
    to: ['() => undefined'],
    why: 'Nothing is taken off either way.',
  },
  ...[
    'return until !== undefined && now >= Date.parse(until);',
    'if (from !== undefined && now < Date.parse(from))',
    'if (until !== undefined && isOver(promo, now))',
    'return weekday !== undefined && weekdays.includes(weekday);',
  ].map((line) => ({
    file: 'server/promo/why-refused.ts',
    line,
    to: ['true'],
    why: 'What is undefined is no time and no day of a list: only the types need to be told.',
  })),
  {
    file: 'server/promo/why-refused.ts',
    line: 'const startedYesterday = hours !== undefined && hours.until < hours.from && time < hours.until;',
    to: ['hours.until <= hours.from', 'time <= hours.until'],
    why: 'The moment of the end is outside the hours, and hours that end as they begin are a whole day.',
  },
  {
    file: 'server/promo/why-refused.ts',
    line: "per === 'ever' ? '' : dateInIndia(at).slice(0, per === 'day' ? undefined : 7);",
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is always the same.',
  },
  // server/orders
  {
    file: 'server/orders/kitchen.ts',
    line: 'if (scheduledFor !== null && scheduledFor - leadMs > placedAt)',
    to: ['true'],
    why: 'Null is 1970 where it is counted with: only the types need to be told.',
  },
  {
    file: 'server/orders/order-summary.ts',
    line: 'steps: reached(row.stages ?? [], now).map(({ stage, at }) => ({ stage: stageName(stage), at })),',
    to: ['["Stryker was here"]'],
    why: 'What has no time is not reached.',
  },
  // server/checkout
  {
    file: 'server/checkout/paid-twice.ts',
    line: 'export function extraRefundId(id: string, { extras = [] }: Payment, { gatewayId, refund }: ExtraPayment) {',
    to: ['["Stryker was here"]'],
    why: 'It is asked for one of those that there are.',
  },
  {
    file: 'server/checkout/transaction-id.ts',
    line: 'return text !== undefined && /^[A-Za-z0-9]{24}$/.test(text);',
    to: ['true'],
    why: 'The word undefined is too short: only the types need to be told.',
  },
  {
    file: 'server/checkout/when-to-ask.ts',
    line: 'return isAtGateway && later < expires_at ? later : isPayable(row, now) ? expires_at : later;',
    to: ['later <= expires_at'],
    why: 'Both are the same moment then.',
  },
];
