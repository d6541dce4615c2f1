import { inTheContentCommand } from './content-command.ts';
import { type Explained, filledList } from './explained.ts';

const otherText = ['"Stryker was here!"'];
const listOrText = [...filledList, ...otherText];

const inJson: readonly Explained[] = [
  {
    file: 'server/content/json/explain-json.ts',
    line: 'if (comma !== undefined && sign === close)',
    from: ['comma !== undefined'],
    to: ['true'],
    why: 'Where no comma went before, a bracket that closes is no fault.',
  },
  {
    file: 'server/content/json/explain-json.ts',
    line: "const sign = text[offset] ?? '';",
    to: otherText,
    places: 1,
    why: 'At the end of the text a bracket that is not closed is said first.',
  },
  {
    file: 'server/content/json/explain-json.ts',
    line: "if (/^\\/[/*]/.test(text.slice(offset, offset + 2))) return here('JSON has no comments: remove this one.');",
    to: ['/\\/[/*]/'],
    why: 'It is asked of two signs, and has two.',
  },
  {
    file: 'server/content/json/find-faults.ts',
    line: "const [space = ''] = /^\\s*/.exec(tried.slice(offset + 1)) ?? [];",
    to: [...listOrText, '/\\s*/'],
    why: 'It always fits, at the beginning: only the types need to be told.',
  },
  {
    file: 'server/content/json/mend-json.ts',
    line: "const [line = ''] = /^[^\\n]*/.exec(text.slice(start)) ?? [];",
    to: [...listOrText, '/[^\\n]*/'],
    why: 'It always fits, at the beginning: only the types need to be told.',
  },
  {
    file: 'server/content/json/mend-json.ts',
    line: "const hasRoom = /[^\\S\\n]/.test(text[offset - 1] ?? '');",
    to: otherText,
    why: 'Before the first sign no comma is missing.',
  },
  {
    file: 'server/content/json/mend-json.ts',
    line: "if (expected === 'comma' && close && hasRoom && begins[close].test(rest))",
    from: ["expected === 'comma' && close", 'hasRoom', "expected === 'comma'"],
    to: ["expected === 'comma' || close", 'true'],
    why: 'A comma in another place would be the next fault of its line, which is left out all the same.',
  },
  {
    file: 'server/content/json/scan-json.ts',
    line: "open.push({ close, start, address, name: '', names: new Map(), index: 0 });",
    to: otherText,
    why: 'Each value of an object has its name before it is asked for.',
  },
  ...['if (!ended) return;', 'if (!around) return;'].map((line) => ({
    file: 'server/content/json/scan-json.ts',
    line,
    to: ['false'],
    why: 'What ends or has a name has begun: only the types need to be told.',
  })),
  {
    file: 'server/content/json/text-place.ts',
    line: "return { line: before.length, column: (before.at(-1) ?? '').length + 1 };",
    to: otherText,
    why: 'A text has one line at least: only the types need to be told.',
  },
];

const ofTheService: readonly Explained[] = [
  {
    file: 'server/content/authorise.ts',
    line: "const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];",
    to: ['/^Bearer (.+)/', ...otherText],
    why: 'A header has one line, and this one names no token either.',
  },
  {
    file: 'server/content/blocked-in.ts',
    line: 'if (vendor === undefined || !Object.hasOwn(vendorConfig, vendor)) return false;',
    from: ['vendor === undefined'],
    to: ['false'],
    why: 'No app is called undefined: only the types need to be told.',
  },
  {
    file: 'server/content/blocked-in.ts',
    line: 'return vendorConfig[vendor]?.blockedFeatures.includes(name) ?? false;',
    from: ['vendorConfig[vendor]?.blockedFeatures', 'false'],
    to: ['vendorConfig[vendor].blockedFeatures', 'true'],
    why: 'The app has its settings here: only the types need to be told.',
  },
  ...[
    'const { menu, storeIds = [], coupons = [], experiments = [] } = await knownTo([]);',
    'category: [...(menu?.categories ?? [])],',
    'product: [...(menu?.products ?? [])],',
  ].map((line) => ({
    file: 'server/content/content-handlers.ts',
    line,
    to: [...filledList, 'menu.categories', 'menu.products'],
    why: 'All names of the shop are read: only the types need to be told.',
  })),
  {
    file: 'server/content/content-handlers.ts',
    line: "return document?.kind === 'info-page' ? `/info/${document.slug}` : '/';",
    to: ['document.kind'],
    why: 'A preview has one document at least: only the types need to be told.',
  },
  ...[
    'return row?.version;',
    'const bodyOf = (version: number | undefined) => rows.find((row) => row.version === version)?.body;',
  ].map((line) => ({
    file: 'server/content/content-history.ts',
    line,
    to: ['row.version', 'rows.find(row => row.version === version).body'],
    why: 'It is asked of a document that is live: only the types need to be told.',
  })),
  {
    file: 'server/content/content-module.ts',
    line: "const refusals = createRateLimit(counts, { name: 'author', points: 10, seconds: 300 });",
    to: ['""'],
    why: 'A name of counters that no other has.',
  },
  ...[
    'const exclusively = (transaction: Transaction<Tables>) =>',
    'sql`lock table content_live in exclusive mode`.execute(transaction);',
  ].map((line) => ({
    file: 'server/content/content-repository.ts',
    line,
    to: ['() => undefined', '``'],
    why: 'The embedded database runs one transaction at a time. The same tests on PostgreSQL notice it.',
  })),
  {
    file: 'server/content/content-repository.ts',
    line: 'const isOwn = existing.length === 1 && live?.author === seedAuthor;',
    to: ['live.author'],
    why: 'Of one version that one is live: only the types need to be told.',
  },
  {
    file: 'server/content/preview-token.ts',
    line: "return { id: payload.sub ?? '', expiresAt: new Date((payload.exp ?? 0) * 1000) };",
    to: otherText,
    why: 'A token without it was refused: only the types need to be told.',
  },
  {
    file: 'server/content/places-in-text.ts',
    line: 'export const noPlaces: TextPlaces = { lineOf: () => 1, asWritten: (address) => address };',
    why: 'Only the types want it: what could not be read is not checked, and has no addresses.',
  },
  {
    file: 'server/content/places-in-text.ts',
    line: 'const offset = places.get(found(address).at)?.start ?? 0;',
    to: ['places.get(found(address).at).start'],
    why: 'What was found has its place: only the types need to be told.',
  },
  {
    file: 'server/content/published-version.ts',
    line: 'const [, slug, version] = /^(?:W\\/)?"?([a-z0-9][a-z0-9-]{0,60})@(\\d{1,9})-/.exec(text) ?? [];',
    to: filledList,
    why: 'The first of the list is not looked at.',
  },
  {
    file: 'server/content/read-content-folder.ts',
    line: "const [kind = '', name = '', ...deeper] = path.split(/[\\\\/]/);",
    to: otherText,
    why: 'A path has one part at least, and what has no other is in no folder of a kind.',
  },
  {
    file: 'server/content/read-content-folder.ts',
    line: 'const missing = only.filter((_, at) => named[at]?.length === 0);',
    to: ['named[at].length'],
    why: 'Each name has its list: only the types need to be told.',
  },
  {
    file: 'server/content/json/read-json.ts',
    line: "const named = new Set(faults.flatMap(({ line, message }) => (message.includes('straight') ? [line] : [])));",
    to: filledList,
    why: 'No text is the number of a line.',
  },
  {
    file: 'server/content/json/read-json.ts',
    line: "if (named.has(line) || !/[“”„]/.test(lines[line - 1] ?? '')) return fault;",
    to: otherText,
    why: 'A fault is in a line of the text: only the types need to be told.',
  },
  {
    file: 'server/content/request-documents.ts',
    line: 'if (!token || !read || !drafts) return { source: live };',
    from: ['!token || !read'],
    to: ['false', '!token && !read'],
    why: 'Drafts are looked for by a token that was read: only the types need to be told.',
  },
  {
    file: 'server/content/sent-nodes.ts',
    line: 'return header !== undefined && /^[1-9]\\d{0,5}$/.test(header) ? Number(header) : undefined;',
    from: ['header !== undefined'],
    to: ['true'],
    why: 'The word undefined is no number: only the types need to be told.',
  },
  {
    file: 'server/content/sent-nodes.ts',
    line: 'const whens = understood.flatMap(({ when }) => when ?? []);',
    to: filledList,
    why: 'A text has no clauses.',
  },
  {
    file: 'server/content/sent-nodes.ts',
    line: "].filter((time): time is number => typeof time === 'number' && time > receiver.now);",
    from: ["typeof time === 'number'"],
    to: ['true'],
    why: 'Undefined is later than no time: only the types need to be told.',
  },
  {
    file: 'server/content/shown-until.ts',
    line: 'if (!contract || end === undefined) return undefined;',
    from: ['end === undefined', '!contract || end === undefined'],
    to: ['false', '!contract && end === undefined'],
    places: 2,
    why: 'No prop is called undefined: only the types need to be told.',
  },
  {
    file: 'server/content/why-no-version.ts',
    line: 'const live = all.find((version) => version.live)?.version ?? 1;',
    to: ['all.find(version => version.live).version'],
    why: 'A document that was published has a live version: only the types need to be told.',
  },
];

export const inTheContent: readonly Explained[] = [...inTheContentCommand, ...inJson, ...ofTheService];
