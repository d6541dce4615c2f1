import type { Plugin } from 'vite';

/** Puts the style modules of the design and of the features into the layers that src/ui/styles.css declares. */
export function styleLayers(): Plugin {
  const layers = [
    { layer: 'ui', path: /\/src\/ui\/.*\.module\.css$/ },
    { layer: 'features', path: /\/src\/(?:features|app)\/.*\.module\.css$/ },
  ];
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const found = layers.find(({ path }) => path.test(id.split('?')[0] ?? ''));
      // Each file declares the order of the layers, because the first one in the build determines it.
      return found
        ? { code: `@layer base, ui, features;\n@layer ${found.layer} {\n${code}\n}`, map: null }
        : null;
    },
  };
}
