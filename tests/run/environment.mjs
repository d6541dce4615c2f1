/**
 * The variables that every step gets. CI keeps the tools from prompting and from overwriting their output. Whether this is a pipeline is
 * decided by the caller's CI, which is passed on as CALLERS_CI.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function stepEnvironment(env) {
  return {
    CI: env.CI ?? '1',
    CALLERS_CI: env.CI ?? '',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}
