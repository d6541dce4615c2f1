import type { Decorator } from '@storybook/react-vite';

/**
 * Puts the chosen theme where the product has it, on <html>, before the story is drawn. A page of the documentation shows many stories at
 * once, and there each carries its own.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const alone = viewMode !== 'docs';
  document.documentElement.dataset.theme = alone ? theme : 'light';
  return (
    <div
      className="sb-room"
      data-layout={parameters.room ?? 'component'}
      data-theme={alone ? undefined : theme}
    >
      <Story />
    </div>
  );
};
