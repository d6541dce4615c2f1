import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { variantNames } from '#schemas/documents/experiment-names.ts';
import '../src/ui/styles.css';
import './preview.css';
import { DocsPage } from './docs-page.tsx';
import { startWorker } from './mock-network.ts';
import { findOverflow } from './no-overflow.ts';
import { viewports } from './viewports.ts';
import { withApp } from './with-app.tsx';
import { withTheme } from './with-theme.tsx';

// How long a story waits for content that is loading. It is long because the machine may be busy; it measures nothing.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withTheme, withApp],
  // Checked for every story, in the tests and in Storybook.
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
    variant: {
      description: 'Variant of every experiment',
      toolbar: {
        title: 'Variant',
        icon: 'beaker',
        items: [
          { value: '', title: 'As the story has it' },
          ...variantNames.map((value) => ({ value, title: `Variant: ${value}` })),
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', variant: '' },
  parameters: {
    docs: { page: DocsPage },
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Playground', 'Design system', 'Widgets', 'Location', 'Screens', 'App', 'Registry'],
      },
    },
    a11y: { test: 'error' },
  },
};

export default preview;
