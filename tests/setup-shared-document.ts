import { afterAll, beforeAll } from 'vitest';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';

/** What modules add once to the head stays: the files that follow use the same modules. */
function clean() {
  document.body.replaceChildren();
  for (const element of [document.body, document.documentElement]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // Takes the messages that nobody has shown.
  connectToasts(() => {})();
}

// Files that run in the same document begin with an empty one. Before as well: a file that ended by a fault may not have cleaned up.
beforeAll(clean);
afterAll(clean);
