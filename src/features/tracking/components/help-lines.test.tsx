// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { HelpLines } from './help-lines.tsx';

it('CON-14 customer care is called at 6888 6888', () => {
  renderPlace(<HelpLines />, { path: '/track' });
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([['tel:68886888', expect.stringContaining('6888 6888')]]);
});
