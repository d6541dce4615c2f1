import { expect, it } from 'vitest';
import { viewOf } from './screen-name.ts';

it('ANA-04 ANA-05 a page view has the name of its screen, and the home page its source', () => {
  expect(viewOf('/')).toEqual({ screen_name: 'Home Screen', source: 'homescreen' });
  expect(viewOf('/menu')).toEqual({ screen_name: 'Menu Screen' });
  expect(viewOf('/feedback')).toEqual({ screen_name: 'Feedback_Page' });
  expect(viewOf('/no-such-page')).toEqual({ screen_name: 'Page Not Found Screen' });
});
