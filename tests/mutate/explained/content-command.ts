import { type Explained, errorText, filledList } from './explained.ts';

const otherText = ['"Stryker was here!"'];
const listOrText = [...filledList, ...otherText];

/** Of replies that came: what is in them. */
const inReplies: readonly (readonly [file: string, line: string, to: readonly string[]])[] = [
  [
    'command/checked-by-server',
    'faults: together(faults, placedFaults(checked, data?.faults ?? [])),',
    ['data.faults', ...filledList],
  ],
  [
    'command/checked-by-server',
    'warnings: together(warnings, placedFaults(checked, data?.warnings ?? [])),',
    ['data.warnings', ...filledList],
  ],
  ['command/publish', 'if (data?.faults) {', ['data.faults']],
  [
    'command/publish',
    'for (const { kind, slug, version } of data?.published ?? []) {',
    ['data.published', ...filledList],
  ],
  ['command/publish', 'const unchanged = data?.unchanged.length ?? 0;', ['data.unchanged']],
  [
    'command/publish',
    '...(data?.published ?? []).map((version) => [`${version.kind}/${version.slug}`, version] as const),',
    ['data.published', ...filledList],
  ],
  [
    'command/commands',
    'printFaults(placedFaults(changed, data?.faults ?? []), context.print);',
    ['data.faults', ...filledList],
  ],
  [
    'command/rollback',
    'const versions = (await context.server.versions(kind, slug)).data?.versions ?? [];',
    ['(await context.server.versions(kind, slug)).data.versions', ...filledList],
  ],
  [
    'command/rollback',
    'context.print(`Live: ${name}, version ${data?.version}, first published ${data?.publishedAt}.`);',
    ['data.version', 'data.publishedAt'],
  ],
  [
    'command/rollback',
    'if (data?.takenBack && toVersion === undefined && began?.checksum === data.takenBack.checksum)',
    ['data.takenBack'],
  ],
  ['command/rollback', 'if (data?.takenBack) {', ['true', 'data.takenBack']],
  [
    'command/rollback',
    'ofTheFile(context, { name, live: data?.checksum, takenBack: data?.takenBack?.checksum, versions }),',
    ['data.checksum', 'data.takenBack', 'data?.takenBack.checksum'],
  ],
  [
    'command/replaced',
    'const versions = (await server.versions(kind, slug)).data?.versions ?? [];',
    ['(await server.versions(kind, slug)).data.versions', ...filledList],
  ],
  [
    'command/replaced',
    'const documents = (await server.list()).data?.documents ?? [];',
    ['(await server.list()).data.documents', ...filledList],
  ],
  ['command/results', 'if (!data) return 1;', ['false']],
  [
    'command/schemas',
    'for (const [name, schema] of Object.entries(data?.schemas ?? {})) {',
    ['data.schemas'],
  ],
];

const fieldsLeftOut = [
  ['command/publish', '...(message !== undefined && { message }),', 'message !== undefined'],
  ['command/rollback', '...(message !== undefined && { message }),', 'message !== undefined'],
  ['command/rollback', '...(toVersion !== undefined && { toVersion }),', 'toVersion !== undefined'],
  [
    'command/content-server',
    '...(body !== undefined && { body: JSON.stringify(body) }),',
    'body !== undefined',
  ],
  ['command/context', '...(heaviestKb !== undefined && { heaviestKb }),', 'heaviestKb !== undefined'],
  [
    'command/replaced',
    'replaced.set(name, { name, live: there, ...(earlier !== undefined && { earlier }) });',
    'earlier !== undefined',
  ],
  ['command/run', '...(heaviestKb !== undefined && { heaviestKb }),', 'heaviestKb !== undefined'],
  ['command/run', '...(toVersion !== undefined && { toVersion }),', 'toVersion !== undefined'],
  ['command/run', '...(days !== undefined && { days }),', 'days !== undefined'],
  [
    'document-answer',
    'return new Answer(body, { cacheControl, ...(etag !== undefined && { etag }) });',
    'etag !== undefined',
  ],
] as const;

const noTwoNames = [
  [
    'canonical-json',
    '? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))',
  ],
  [
    'command/began-from',
    'return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));',
  ],
] as const;

export const inTheContentCommand: readonly Explained[] = [
  ...inReplies.map(([file, line, to]) => ({
    file: `server/content/${file}.ts`,
    line,
    to,
    why: 'A call that is not refused has its data: only the types need to be told.',
  })),
  ...fieldsLeftOut.map(([file, line, from]) => ({
    file: `server/content/${file}.ts`,
    line,
    from: [from],
    to: ['true'],
    why: 'A field that is undefined is the same as none.',
  })),
  ...noTwoNames.map(([file, line]) => ({
    file: `server/content/${file}.ts`,
    line,
    to: ['left <= right'],
    why: 'No two names of an object are the same.',
  })),
  {
    file: 'server/content/command/began-from.ts',
    line: "return form.parse(JSON.parse(readFileSync(file, 'utf8')));",
    to: ['""'],
    why: 'JSON.parse makes a text of bytes by itself.',
  },
  {
    file: 'server/content/command/publish.ts',
    line: "`\\nNothing was published: it would ${effects.join(', and ')}. Get the current files (from version control), or publish these on purpose: npm run content -- publish ${older[0]?.name} --onto-live`,",
    to: ['older[0].name'],
    why: 'It is said of one document at least: only the types need to be told.',
  },
  {
    file: 'server/content/command/content-server.ts',
    line: '} catch {',
    to: ['{}'],
    why: 'A function that ends here returns undefined too.',
  },
  {
    file: 'server/content/command/context.ts',
    line: "override name = 'UsageFault';",
    to: ['""'],
    why: errorText,
  },
  {
    file: 'server/content/command/context.ts',
    line: "address: '',",
    to: otherText,
    why: 'Only the type wants it: the fault is of the whole file, and no address is printed.',
  },
  {
    file: 'server/content/command/context.ts',
    line: 'const chosen = paths.length === 0 ? all : readContentFolder(contentDir, paths);',
    to: ['false'],
    why: 'Without names the same would be read once more.',
  },
  {
    file: 'server/content/command/one-document.ts',
    line: "const [, kind, slug] = /(?:^|[\\\\/])([a-z-]+)[\\\\/]([a-z0-9-]+)(?:\\.json)?$/.exec(paths[0] ?? '') ?? [];",
    to: listOrText,
    why: 'This names no document either: only the types need to be told.',
  },
  {
    file: 'server/content/command/one-document.ts',
    line: "if (command === 'rollback' && paths.length === 2 && kind !== undefined && /^\\d+$/.test(version ?? ''))",
    to: otherText,
    why: 'Of two words there is a second: only the types need to be told.',
  },
  {
    file: 'server/content/command/one-document.ts',
    line: 'if (paths.length !== 1 || kind === undefined || slug === undefined) {',
    from: ['kind === undefined', 'slug === undefined'],
    to: ['false'],
    why: 'Kind and name of a document are found together: only the types need to be told.',
  },
  {
    file: 'server/content/command/replaced.ts',
    line: 'return earlier !== undefined && earlier > live.version;',
    from: ['earlier !== undefined'],
    to: ['true'],
    why: 'undefined is greater than no number.',
  },
  {
    file: 'server/content/command/replaced.ts',
    line: 'return earlier !== undefined && earlier > live.version;',
    to: ['earlier >= live.version'],
    why: 'The live version has another content.',
  },
  ...[
    'const widths = (rows[0] ?? []).map((_, column) =>',
    "Math.max(...rows.map((row) => (row[column] ?? '').length)),",
  ].map((line) => ({
    file: 'server/content/command/results.ts',
    line,
    to: listOrText,
    why: 'A table has its heads, and each row as many cells: only the types need to be told.',
  })),
  {
    file: 'server/content/command/schemas.ts',
    line: 'if (isNew) write(file, text);',
    to: ['true'],
    why: 'The same text would be written again.',
  },
];
