import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { type ManifestChunk, styleSheets } from '../document/assets.ts';
import { manifestFile } from './merged-entries.ts';

/**
 * The sources that the first and the second part of the styles are made for. A part has the styles that none before it has; the last one has those of
 * everything else. A page waits for the parts up to the last one that what the server draws of it needs: they are in the same order on all pages.
 */
const madeFor = [
  /^(src\/app\/entry-client|src\/features\/home\/screens\/home-screen|widgets\/(bottom-item|hero-carousel|order-types|category-grid|bestsellers|everyday-value|offers-rail|countdown-offer|hygiene-banner)\/view)\.tsx$/,
  /^src\/features\/(menu-page\/screens\/menu|restaurants\/screens\/restaurants)-screen\.tsx$/,
];

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

/** Keeps the rules of some selectors, and what a rule that has a name says, and removes what is empty without the others. */
function keep(container: Container, isWanted: (selectorOrName: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = rule.selectors.filter(isWanted);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    } else if (node.type === 'atrule') {
      const atRule = node as AtRule;
      // Without a block it declares the order of the layers, which all sheets need.
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

/**
 * Splits a style sheet into its parts, in the same order. `partOf` says of a name in which of them it is, counted from 0. A selector is
 * in the last one of its names, and in the first one without any.
 */
export function splitSheet(css: string, partOf: ReadonlyMap<string, number>): string[] {
  const last = styleSheets.length - 1;
  const placeOfWord = (word: string) => (ofToasts.test(word) ? last : (partOf.get(word) ?? 0));
  const placeOf = (text: string) => Math.max(0, ...(text.match(/[\w-]+/g) ?? []).map(placeOfWord));
  return styleSheets.map((_, place) => {
    const sheet = postcss.parse(css);
    keep(sheet, (text) => placeOf(text) === place);
    // Another part may follow a statement that is now the last one.
    sheet.raws.semicolon = true;
    return sheet.toString();
  });
}

/** Says of a chunk in which part the styles of its modules are. */
function placesOf(bundle: Bundle, root: string): (file: string) => number {
  const places = new Map<string, number>();
  for (const [place, sources] of madeFor.entries()) {
    const begins = Object.values(bundle).filter(
      (each) => each.type === 'chunk' && each.moduleIds.some((id) => sources.test(relative(root, id))),
    );
    for (const file of withImports(
      bundle,
      begins.map(({ fileName }) => fileName),
    ))
      if (!places.has(file)) places.set(file, place);
  }
  return (file) => places.get(file) ?? madeFor.length;
}

/**
 * Splits the one style sheet of the build, so that the first paint waits for half of the bytes or less. In the manifest each chunk names the sheet
 * that it needs, where that is not the first one.
 */
export function splitStyles(): Plugin {
  let root = '';
  const namesOf = new Map<string, readonly string[]>();
  return {
    name: 'split-styles',
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
        const sheet = bundle[manifest[styleSheets[0].sheet]?.file ?? ''];
        if (sheet?.type !== 'asset') return this.error('The build has no style sheet to split.');

        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const placeOf = placesOf(bundle, root);
        const namesIn = ({ moduleIds }: Rolldown.OutputChunk) =>
          moduleIds.flatMap((id) => namesOf.get(id.split('?')[0] ?? '') ?? []);
        // A name that a later module composes is in the part of the first one that has it.
        const partOf = new Map<string, number>();
        for (const chunk of chunks)
          for (const name of namesIn(chunk))
            partOf.set(name, Math.min(placeOf(chunk.fileName), partOf.get(name) ?? madeFor.length));

        const emit = (key: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${key.replace('.css', '')}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          manifest[key] = { file: fileName };
          return fileName;
        };
        const parts = splitSheet(String(sheet.source), partOf);
        const files = styleSheets.map((keys, place) => {
          if (keys.rest) emit(keys.rest, parts.slice(place + 1).join('\n'));
          return emit(keys.sheet, parts.slice(0, place + 1).join('\n'));
        });
        delete bundle[sheet.fileName];
        const needed = new Map(chunks.map((chunk) => [chunk.fileName, namesIn(chunk).length > 0]));
        for (const [key, entry] of Object.entries(manifest)) {
          const places = [...withImports(bundle, [entry.file])]
            .filter((file) => needed.get(file))
            .map(placeOf);
          const place = Math.max(0, ...places);
          const css = files.slice(place, place + 1);
          if (place > 0) manifest[key] = { ...entry, css };
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
