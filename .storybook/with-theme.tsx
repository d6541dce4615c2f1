import type { Decorator } from '@storybook/react-vite';

/**
 * Sets the chosen theme on <html>, as the product does, before the story is drawn. A documentation page shows many stories at once, and there
 * each story has its own theme.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const alone = viewMode !== 'docs';
  document.documentElement.dataset.theme = alone ? theme : 'light';
  return (
    <div
      className="sb-frame"
      data-layout={parameters.frame ?? 'component'}
      data-theme={alone ? undefined : theme}
    >
      <Story />
    </div>
  );
};
