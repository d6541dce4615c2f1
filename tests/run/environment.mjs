/**
 * The variables that every step gets. CI keeps the tools from waiting for answers and from drawing over their lines; whether this is a
 * pipeline is for the caller to say, and is handed on as CALLERS_CI.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} chromium
 */
export function stepEnvironment(env, chromium) {
  return {
    CHROMIUM_PATH: chromium,
    CI: env.CI ?? '1',
    CALLERS_CI: env.CI ?? '',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}
