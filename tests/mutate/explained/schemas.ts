import { type Explained, filledList, forTheCompiler } from './explained.ts';

const reader = 'schemas/reader/read-value.ts';

export const inTheSchemas: readonly Explained[] = [
  {
    file: reader,
    line: 'for (let at = since; at < faults.length; at++) faults[at]?.path.unshift(key);',
    to: ['at <= faults.length', 'faults[at].path'],
    why: 'There is a fault at each place below the length, and at none from there on: only the types need to be told.',
  },
  {
    file: reader,
    line: "if (typeof shape === 'object' && (shape.is === 'text' || shape.is === 'list')) {",
    to: ['true', "typeof shape === 'object' || shape.is === 'text' || shape.is === 'list'"],
    why: 'The lines below ask for the kind again, and without `most` no length is too long.',
  },
  ...(
    [
      ['least', "if (least !== undefined && value.length < least) return fault(reading, 'minLength');"],
      ['most', 'if (most !== undefined && value.length > most) {'],
      ['most', 'if (most !== undefined && items.length > most) {'],
      ['least', "if (least !== undefined && number < least) return 'minimum';"],
      ['most', "if (most !== undefined && number > most) return 'maximum';"],
      ['above', "if (above !== undefined && number <= above) return 'exclusiveMinimum';"],
      ['below', "return below !== undefined && number >= below ? 'exclusiveMaximum' : null;"],
    ] as const
  ).map(([limit, line]) => ({
    file: reader,
    line,
    from: [`${limit} !== undefined`],
    to: ['true'],
    why: forTheCompiler,
  })),
  {
    file: reader,
    line: "return typeof shape === 'object' && shape.is === 'essential';",
    from: ["typeof shape === 'object'"],
    to: ['true'],
    why: forTheCompiler,
  },
  {
    file: 'schemas/rules/variants.ts',
    line: 'if (Object.hasOwn(config, experiment)) return readVariant(config[experiment]?.[bucket]);',
    to: ['config[experiment][bucket]'],
    why: forTheCompiler,
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
    places: 1,
    why: 'The list of add-ons in which nothing is looked up.',
  },
  {
    file: 'schemas/rules/page-group.ts',
    line: "const [group, mark] = said?.split('.') ?? [];",
    to: filledList,
    why: 'No group is called so.',
  },
  ...[
    'Object.entries(variants).toSorted(([one], [other]) => (one < other ? -1 : 1)),',
    "JSON.stringify(groups.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))),",
  ].map((line) => ({
    file: 'schemas/rules/page-group.ts',
    line,
    to: ['one <= other', 'one >= other', '"Stryker was here!"'],
    why: 'Any order will do that is the same each time, and each has a name of its own.',
  })),
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
  {
    file: 'schemas/check/walk-schema.ts',
    line: 'else if (plain instanceof z.ZodRecord) inner = plain.valueType as z.ZodType;',
    from: ['plain instanceof z.ZodRecord'],
    to: ['true'],
    why: 'A schema of another kind has no values with a type: the result is undefined too.',
  },
  {
    file: 'schemas/check/warn-values.ts',
    line: "const description = descriptionAt(root.schema, path.slice(root.path.length)) ?? '';",
    to: ['"Stryker was here!"'],
    why: 'Both texts say nothing of paise.',
  },
  {
    file: 'schemas/rules/choose-form.ts',
    line: 'facts.orderType !== undefined && orderMode?.includes(facts.orderType) === true;',
    from: ['facts.orderType !== undefined'],
    to: ['true'],
    why: forTheCompiler,
  },
];
