import { slugPattern } from '../rules/slug.ts';
import type { Fault } from './fault.ts';

/** Why no document can have this name; undefined where one can. */
export function slugFault(slug: string): Pick<Fault, 'code' | 'message'> | undefined {
  if (slugPattern.test(slug)) return undefined;
  return {
    code: 'file-name',
    message: `'${slug}' cannot name a document: use small letters, digits and hyphens, for example store-14052.json.`,
  };
}
