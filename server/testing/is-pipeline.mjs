/**
 * Whether this runs in a pipeline, and not on the machine of a person. `npm test` sets CI for its steps, and passes on the caller's as CALLERS_CI.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {boolean}
 */
export function isPipeline({ CI, CALLERS_CI = CI }) {
  return !['', '0', 'false'].includes(CALLERS_CI ?? '');
}
