import type { Plugin } from 'vite';

const fileOfScreen = /^\s*file: '[^']+',\n/gm;

/** Takes the files of the screens out of their list: the server alone needs them, and the list is in the first script of every page. */
export function withoutScreenFiles(): Plugin {
  return {
    name: 'without-screen-files',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/registry/screens.ts')) return null;
      const short = code.replaceAll(fileOfScreen, '');
      if (short === code)
        this.error(
          'The files of screens are no longer written as lines of their own in registry/screens.ts.',
        );
      return { code: short, map: null };
    },
  };
}
