import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { isOfStart } from './chunks.ts';

/** Full Zod is for the server and the tools only: a build that would send it to browsers fails. */
export function noZodInBrowser(): Plugin {
  return {
    name: 'no-zod-in-browser',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const zod =
          chunk.type === 'chunk'
            ? chunk.moduleIds.find((id) => id.includes('/node_modules/zod/'))
            : undefined;
        if (zod)
          this.error(
            `${chunk.fileName} contains Zod (${zod}): import types from schemas/ only, or one of its Zod-free modules.`,
          );
      }
    },
  };
}

/** Sonner inserts a style element, which a strict content security policy blocks. So its stylesheet is added to ours. */
export function sonnerStyles(): Plugin {
  const styles = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.\w+$/, 'styles.css');
  return {
    name: 'sonner-styles',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      const quiet = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (quiet === code)
        this.error(
          'Sonner no longer inserts its styles in the way that is taken out here: look at its build again.',
        );
      return { code: `import ${JSON.stringify(styles)};\n${quiet}`, map: null };
    },
  };
}

/**
 * Downshift is one file with four components, and assignments to their properties keep all of them in the build. The app uses the combobox only.
 * This removes the others, which saves 3 kB and keeps Downshift out of the chunks that every page loads.
 */
export function comboboxAlone(): Plugin {
  const isDownshift = (id: string) => /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs/.test(id);
  return {
    name: 'combobox-alone',
    transform(code, id) {
      if (!isDownshift(id)) return null;
      const alone = code.replace(/^use(?:Select|MultipleSelection|TagGroup)\.stateChangeTypes = .*$/gm, '');
      if (alone === code)
        this.error(
          'Downshift no longer assigns properties in the form that is removed here: check its build.',
        );
      return { code: alone, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && isOfStart(chunk.fileName) && chunk.moduleIds.some(isDownshift))
          this.error(
            `${chunk.fileName} contains Downshift: code that every page loads must not import src/ui/combobox.`,
          );
      }
    },
  };
}
