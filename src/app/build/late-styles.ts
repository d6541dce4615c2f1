import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { lateStyleKey, type ManifestChunk, styleKey } from '../document/assets.ts';
import { manifestFile } from './merged-entries.ts';

/**
 * The pages that most visits begin with, and the widgets that they usually have. What the server draws of them is styled by the style sheet that is
 * loaded before the first paint. The styles of everything else are loaded after it; on a page that needs them at once, before it.
 */
const firstPages =
  /^(src\/app\/entry-client|src\/features\/(home|menu-page|restaurants)\/screens\/[a-z-]+-screen|widgets\/(bottom-item|hero-carousel|order-types|category-grid|bestsellers|everyday-value|offers-rail|countdown-offer|hygiene-banner)\/view)\.tsx$/;

/** Styles of the library of toasts, which is loaded with the first one. They are for attributes, not for classes of a module. */
const ofToasts = /^(data-)?sonner-/;

type Bundle = Rolldown.OutputBundle;

/** Files of the chunks and of all that they import. */
function withImports(bundle: Bundle, files: Iterable<string>): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

/** Removes what is not wanted, and what is empty without it. */
function keep(container: Container, isWanted: (selectorOrName: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = rule.selectors.filter(isWanted);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    } else if (node.type === 'atrule') {
      const atRule = node as AtRule;
      // Without a block it declares the order of the layers, which both need.
      if (!atRule.nodes) return;
      if (/keyframes$|^font-face$|^property$/.test(atRule.name)) {
        if (!isWanted(atRule.name === 'font-face' ? '' : atRule.params)) atRule.remove();
        return;
      }
      keep(atRule, isWanted);
      if (atRule.nodes.length === 0) atRule.remove();
    }
  });
}

/** Splits a style sheet in two, in the same order: what names none of the names, and what names one. */
export function splitStyles(css: string, names: ReadonlySet<string>): { first: string; late: string } {
  const isLate = (text: string) =>
    (text.match(/[\w-]+/g) ?? []).some((word) => names.has(word) || ofToasts.test(word));
  const [first, late] = [postcss.parse(css), postcss.parse(css)];
  keep(first, (text) => !isLate(text));
  keep(late, isLate);
  return { first: first.toString(), late: late.toString() };
}

/**
 * Takes the styles of what no first page shows out of the one style sheet, so that the first paint waits for half the bytes. In the manifest the
 * chunks that need them name the second file.
 */
export function lateStyles(): Plugin {
  let root = '';
  const namesOf = new Map<string, readonly string[]>();
  return {
    name: 'late-styles',
    enforce: 'post',
    config: () => ({
      css: {
        modules: {
          getJSON(file, names) {
            namesOf.set(
              file,
              Object.values(names).flatMap((name) => name.split(' ')),
            );
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[manifestFile];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source)) as Record<string, ManifestChunk>;
        const sheet = bundle[manifest[styleKey]?.file ?? ''];
        if (sheet?.type !== 'asset') return this.error('The build has no style sheet to split.');

        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const isFirst = (id: string) => firstPages.test(relative(root, id));
        const begins = chunks.filter(({ moduleIds }) => moduleIds.some(isFirst));
        const first = withImports(
          bundle,
          begins.map(({ fileName }) => fileName),
        );
        const namesIn = ({ moduleIds }: Rolldown.OutputChunk) =>
          moduleIds.flatMap((id) => namesOf.get(id.split('?')[0] ?? '') ?? []);
        const isLate = ({ fileName }: Rolldown.OutputChunk) => !first.has(fileName);
        const needing = chunks.filter((chunk) => isLate(chunk) && namesIn(chunk).length > 0);
        const names = new Set(needing.flatMap(namesIn));
        // One that a late module composes is of a first one.
        for (const chunk of chunks) if (!isLate(chunk)) for (const name of namesIn(chunk)) names.delete(name);
        const split = splitStyles(String(sheet.source), names);
        delete bundle[sheet.fileName];
        const emit = (key: string, name: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          manifest[key] = { file: fileName };
          return fileName;
        };
        emit(styleKey, 'style', split.first);
        const lateFile = emit(lateStyleKey, 'late-styles', split.late);
        const files = new Set(needing.map((chunk) => chunk.fileName));
        for (const [key, entry] of Object.entries(manifest))
          if ([...withImports(bundle, [entry.file])].some((file) => files.has(file)))
            manifest[key] = { ...entry, css: [lateFile] };
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
