import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brand } from '../src/config/brand.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: brand.name }),
  sidebar: { showRoots: true },
});
