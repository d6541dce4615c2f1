import { type Explained, errorText, filledList, forTheCompiler } from './explained.ts';

const inEngine: readonly Explained[] = [
  {
    file: 'registry/engine/document-nodes.tsx',
    line: 'const latest = useRef({ document, ports, visible });',
    to: ['{}'],
    why: 'The effect below has set it before anybody asks.',
  },
  {
    file: 'registry/engine/document-nodes.tsx',
    line: 'if (node)',
    to: ['true'],
    why: 'A node that reports is drawn, and so it is one of these: only the types need to be told.',
  },
  {
    file: 'registry/engine/document-nodes.tsx',
    line: "tracker.current.watch(whole.current?.querySelectorAll(':scope > [data-node]') ?? []);",
    to: ['whole.current.querySelectorAll', ...filledList],
    why: 'It is asked where the page is gone: then nothing is watched, and a failure is said to nobody.',
  },
  {
    file: 'registry/engine/document-nodes.tsx',
    line: 'useEffect(() => () => tracker.current?.stop(), []);',
    to: filledList,
    why: 'A list that is always the same says the same.',
  },
  {
    file: 'registry/engine/entry-filter.ts',
    line: 'const [hiding, setHiding] = useState<readonly string[]>([]);',
    to: filledList,
    why: 'No node has this id.',
  },
  {
    file: 'registry/engine/entry-filter.ts',
    line: '}, []);',
    to: filledList,
    why: 'A list that is always the same says the same.',
  },
  {
    file: 'registry/engine/growing-count.ts',
    line: 'left -= reservedHeight(registry, nodes[count]?.type);',
    to: ['nodes[count].type'],
    why: forTheCompiler,
  },
  {
    file: 'registry/engine/growing-count.ts',
    line: 'if (!element) return;',
    to: ['false'],
    why: 'The element is there while there is more to show: only the types need to be told.',
  },
  {
    file: 'registry/engine/node-content.ts',
    line: 'if (!contract || !shape || data === null || data === undefined) return { props: null, faults: [] };',
    from: ['!contract || !shape'],
    to: ['!contract && !shape'],
    why: 'A node whose kind is not known has no content: only the types need to be told.',
  },
  {
    file: 'registry/engine/growing-count.ts',
    line: 'for (let at = from; at < entries.length; at++)',
    to: ['at <= entries.length'],
    why: 'What stands beyond the end has no type, and so no height.',
  },
  {
    file: 'registry/engine/late/late-boundary.tsx',
    line: '() => null,',
    to: ['() => undefined'],
    why: 'Neither is an error.',
  },
  {
    file: 'registry/engine/late/late-boundary.tsx',
    line: 'if (error instanceof NotLoaded) {',
    to: ['true'],
    why: 'It would end in an error that nobody handles, at which a run of the tests fails, and no single test.',
  },
  {
    file: 'registry/engine/late/part-boundary.tsx',
    line: 'if (error instanceof NotLoaded) this.props.onNotLoaded?.(error);',
    from: ['error instanceof NotLoaded'],
    to: ['true'],
    why: 'The part throws every other error on before it is told: only the types need to be told.',
  },
  {
    file: 'registry/engine/prepare-document.ts',
    line: '? { hasId: true, envelope: null, props: {}, faults: same.faults ?? [] }',
    to: filledList,
    why: forTheCompiler,
  },
  {
    file: 'registry/engine/prepare-document.ts',
    line: 'if (this.isDone()) this.before = this.kept;',
    to: ['false'],
    why: 'Only how long an older document stays in memory.',
  },
  {
    file: 'registry/engine/prepare-document.ts',
    line: 'this.kept.set(id, node === same?.node ? same : { node, raw, faults: read.faults });',
    from: ['node === same?.node'],
    to: ['false'],
    why: 'It says the same: only which of two equal entries stays in memory.',
  },
  {
    file: 'registry/engine/read-node.ts',
    line: '} catch {',
    to: ['{}'],
    why: 'Without the line nothing is returned too.',
  },
  {
    file: 'registry/engine/read-node.ts',
    line: 'const isComplete = value !== null && contract.required.every((name) => value[name] !== undefined);',
    from: ['value !== null'],
    to: ['true'],
    why: 'No props of a kind are wrong as a whole today: only the types need to be told.',
  },
  {
    file: 'registry/engine/same-json.ts',
    line: 'if (one === undefined) return false;',
    to: ['false'],
    why: 'It says the same: only the other value is not written.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: 'useEffect(() => hides(nodeId), [hides, nodeId]);',
    to: ['[]'],
    why: 'Both stay the same as long as the node is on the page.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: 'link={engine.resolveLink(node.link ?? contract(node.type)?.defaultLink)}',
    to: ['contract(node.type).defaultLink'],
    why: 'A node that is drawn has a kind that is known: only the types need to be told.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: "engine.fetchContent(node.contentUrl ?? '', engine.scope),",
    to: ['"Stryker was here!"'],
    why: 'Only a node with an address has content: only the types need to be told.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: 'const isLoaded = View !== undefined && type === node.type;',
    from: ['View !== undefined && type === node.type'],
    to: ['false'],
    why: 'A view that is there is drawn at once either way: it saves React a look into the promise.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: 'if (isLoaded && !engine.isFromServer) return view;',
    from: ['isLoaded && !engine.isFromServer'],
    to: ['false'],
    why: 'What does not wait looks the same with a place to wait: it saves React one for each node.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: 'return gate ? { type, gate } : { type, View: registry.viewNow(type) };',
    from: ['{ type, View: registry.viewNow(type) }'],
    to: ['{}'],
    why: 'A view that is there is drawn at once either way: it saves React a look into the promise.',
  },
  {
    file: 'registry/engine/render-node.tsx',
    line: '(before.node !== after.node &&',
    from: ['before.node !== after.node'],
    to: ['true'],
    why: 'The same node has the same fields. For authors it is drawn again, and looks the same.',
  },
  {
    file: 'registry/engine/resolve-link.ts',
    line: 'return target && link?.label !== undefined ? { ...target, label: link.label } : target;',
    to: ['link.label'],
    why: forTheCompiler,
  },
  {
    file: 'registry/engine/use-preparation.ts',
    line: 'const reported = useRef({ of: document, count: 0 });',
    to: ['{}'],
    why: 'The first report begins to count.',
  },
];

const inHydration: readonly Explained[] = [
  {
    file: 'registry/engine/hydration-gate/gated.tsx',
    line: 'useEffect(() => gate.hydrated(), [gate]);',
    to: ['[]'],
    why: 'A node keeps its gate.',
  },
  {
    file: 'registry/engine/hydration-gate/hydration-gate.ts',
    line: "opened.status = 'pending';",
    to: ['""'],
    why: 'React asks whether there is a status, and compares it with those of a settled promise alone.',
  },
  {
    file: 'registry/engine/hydration-gate/hydration-gate.ts',
    line: 'if (!element) return undefined;',
    to: ['false'],
    why: 'React hands an element to a ref that returns a function, and never null: only the types need to be told.',
  },
  {
    file: 'registry/engine/hydration-gate/hydration-gate.ts',
    line: 'observer?.unobserve(element);',
    to: ['observer.unobserve'],
    why: forTheCompiler,
  },
  {
    file: 'registry/engine/hydration-gate/use-hydrating.ts',
    line: 'const noSubscription = () => () => {};',
    to: ['() => undefined'],
    why: 'React takes nothing for a function that does nothing: only the types need to be told.',
  },
  {
    file: 'registry/engine/hydration-gate/use-hydrating.ts',
    line: 'const inBrowser = () => false;',
    to: ['() => undefined'],
    why: 'It is asked for yes or no.',
  },
];

const inLate: readonly Explained[] = [
  {
    file: 'registry/engine/late/late-part.tsx',
    line: 'function Part({ loading = null, failed = () => null, onNotLoaded, ...props }: Props & LateProps) {',
    to: ['() => undefined'],
    why: 'React draws nothing for either.',
  },
  ...[
    "super('The page has to be reloaded to get this code.', { cause });",
    "this.name = 'NeedsReload';",
    "super('A part of the app did not load.', { cause });",
    "this.name = 'NotLoaded';",
  ].map((line) => ({ file: 'registry/engine/late/not-loaded.ts', line, to: ['""'], why: errorText })),
  {
    file: 'registry/engine/late/late-boundary.tsx',
    line: 'override state: State = { error: null, busy: false, resetKey: this.props.resetKey };',
    to: ['{}', 'true'],
    why: 'React asks for the state of a new key before it draws, and a failure says whether it is busy.',
  },
  ...['if (resetKey !== this.state.resetKey) return true;', 'return true;'].map((line) => ({
    file: 'registry/engine/late/late-boundary.tsx',
    line,
    from: ['true'],
    to: ['false'],
    why: 'What is drawn then ends the tries as well.',
  })),
  {
    file: 'registry/engine/late/try-again-later.ts',
    line: 'let isWantedAgain = false;',
    to: ['true'],
    why: 'Each try begins with it.',
  },
];

const inBuild: readonly Explained[] = [
  {
    file: 'registry/build/check-json-schemas.ts',
    line: 'return new Error(`${file} is not good JSON Schema: ${(error as Error).message}`, {',
    to: ['{}'],
    why: 'Its text is in the text of this error as well.',
  },
  {
    file: 'registry/build/compile-contracts.ts',
    line: 'const folders = [source.out, ...(source.json ? [source.json.out] : [])];',
    to: filledList,
    why: 'There is no folder of this name.',
  },
  {
    file: 'registry/build/compile-contracts.ts',
    line: "if (faults.length > 0) return fail(faults.join('\\n'));",
    to: ['""'],
    why: errorText,
  },
  {
    file: 'registry/build/compile-contracts.ts',
    line: 'if (process.argv[1] === fileURLToPath(import.meta.url)) await compile(process.argv.slice(2));',
    why: 'Whether the file is the command that runs: tests call what it does.',
  },
  {
    file: 'registry/build/compile-contracts.ts',
    line: "return !mark.test(readFileSync(file, 'utf8'));",
    to: ['""'],
    why: 'What the pattern is given becomes a text: only the types need to be told.',
  },
  {
    file: 'registry/build/registry-record.ts',
    line: "const { $ref = '', properties = {}, anyOf = [], oneOf = [], allOf = [] } = inner;",
    to: ['"Stryker was here!"', ...filledList],
    why: 'No schema has this name, and a text is no schema: it is left out.',
  },
  {
    file: 'registry/build/registry-record.ts',
    line: '.toSorted(([a], [b]) => (a < b ? -1 : 1)),',
    to: ['a <= b'],
    why: 'No two are the same.',
  },
  {
    file: 'registry/build/shape-code.ts',
    line: 'const reference = all[0]?.$ref;',
    to: ['all[0].$ref'],
    why: 'There is no list without a schema: only the types need to be told.',
  },
  {
    file: 'registry/build/shape-code.ts',
    line: "typeof limit === 'number' && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;",
    from: ["typeof limit === 'number'"],
    to: ['true'],
    why: 'What is absent stays absent: only the types need to be told.',
  },
  {
    file: 'registry/build/product/compiled-modules.ts',
    line: "if (typeof value !== 'object' || value === null || !('method' in value)) continue;",
    from: ["typeof value !== 'object' || value === null", "typeof value !== 'object'", 'value === null'],
    to: ['false', "typeof value !== 'object' && value === null"],
    why: 'The modules of the services hold objects and functions alone: only the types need to be told.',
  },
  {
    file: 'registry/build/product/compiled-modules.ts',
    line: "const { code, imports } = shared.write(inputSchema(pageStateSchema), './');",
    to: ['""'],
    why: 'The state of a page names no shape of another module today.',
  },
  {
    file: 'registry/build/product/events-page.ts',
    line: 'const { properties: fields = {}, required = [] } = z.toJSONSchema(properties) as {',
    to: filledList,
    why: 'No property has this name.',
  },
  ...[
    ['category: [...(menu?.categories ?? [])],', 'menu.categories'],
    ['product: [...(menu?.products ?? [])],', 'menu.products'],
    ['store: [...(storeIds ?? [])],'],
    ['coupon: [...(coupons ?? [])],'],
  ].map(([line = '', ...to]) => ({
    file: 'registry/build/product/names-for-editors.ts',
    line,
    to: [...to, ...filledList],
    why: 'The sandbox has them all: only the types need to be told.',
  })),
  {
    file: 'registry/build/product/picture-names.ts',
    line: "for (const { id, kind } of PICTURES) if (kind !== 'icon') names[purposeOf(id, kind)].push(id);",
    to: ['true'],
    why: 'Icons are a list of their own: only the types need to be told.',
  },
  {
    file: 'registry/build/product/source.ts',
    line: "const file = join(import.meta.dirname, '../../..', json, namesFile);",
    to: ['""'],
    why: 'The names in the repository are those of the sandbox, which take the place of a file that is not there.',
  },
];

export const inTheRegistry: readonly Explained[] = [...inEngine, ...inHydration, ...inLate, ...inBuild];
