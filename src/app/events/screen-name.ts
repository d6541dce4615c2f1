import type { PropertiesOf } from '#schemas/events.ts';
import { findScreen } from '../find-screen.ts';

/** Screens whose name in analytics is given. */
const given: Readonly<Record<string, string>> = { feedback: 'Feedback_Page' };

/** ANA-04, ANA-05. */
export function viewOf(pathname: string): PropertiesOf<'page_view'> {
  const screen = findScreen(pathname);
  const screen_name = given[screen?.id ?? ''] ?? `${screen?.title ?? 'Page Not Found'} Screen`;
  return screen?.id === 'home' ? { screen_name, source: 'homescreen' } : { screen_name };
}
