import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import '../src/ui/styles.css';
import './preview.css';
import { startWorker } from './mock-network.ts';
import { findOverflow } from './no-overflow.ts';
import { viewports } from './viewports.ts';
import { withApp } from './with-app.tsx';
import { withTheme } from './with-theme.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withTheme, withApp],
  // Holds for every story, in the tests as in the workshop.
  afterEach() {
    const wide = findOverflow(document);
    if (wide.length > 0) {
      throw new Error(
        `The page is wider than the screen (${window.innerWidth} px), because of ${wide.join(', ')}.`,
      );
    }
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Playground', 'Design system', 'Widgets', 'Registry', 'Screens'] },
    },
    a11y: { test: 'error' },
  },
};

export default preview;
