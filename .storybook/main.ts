import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

/**
 * Plugins of the product that Storybook does not use: the only service worker is the one that answers requests, there are no HTML documents of
 * the app and no first script of theirs, no second style sheet, no compressed files for the server, and Zod is allowed because the stories read
 * the contracts.
 */
const leftOut = /^(vite-plugin-pwa|app-document|no-zod-in-browser|compressed-files|beginnings|split-styles)/;

async function kept(plugins: PluginOption): Promise<PluginOption[]> {
  const plugin = await plugins;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(kept))).flat();
  return plugin && !leftOut.test(plugin.name) ? [plugin] : [];
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../widgets/**/*.stories.tsx', '../registry/story/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // mockServiceWorker.js is in a folder of Storybook's own, so that it cannot get into the product.
  staticDirs: ['../public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    return { ...vite, plugins: await kept(vite.plugins ?? []) };
  },
};

export default config;
