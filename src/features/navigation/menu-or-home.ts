import { pathOf } from '#src/config/paths.ts';

/** Whether the customer is on the home page or on the menu, for code that is no component. */
export function menuOrHome(): 'menu' | 'home' | undefined {
  const { pathname } = window.location;
  if (pathname === pathOf('home')) return 'home';
  return `${pathname}/`.startsWith(`${pathOf('menu')}/`) ? 'menu' : undefined;
}
