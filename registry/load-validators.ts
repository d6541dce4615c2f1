import type { Validators } from './prepare-document.ts';

/** The compiled validators: one chunk, fetched when the first document has to be checked in the browser. */
export function loadValidators(): Promise<Validators> {
  return import('#schemas/compiled/validators.ts');
}
