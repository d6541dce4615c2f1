// Zod-free: ships to the browser. The settings of the paths that belong to the brand, and the one place where they are read: the build of the
// app, the server and the content command take the same variables by the same rules.
import { type BrandPaths, defaultBrandPaths, findFixedRoute } from './routes.ts';

interface Rule {
  readonly variable: string;
  readonly pattern: RegExp;
  readonly wants: string;
}

const ownPath = { pattern: /^(?:\/[a-zA-Z0-9_-]+)+$/, wants: 'a path that starts with /' };

/** Path → the environment variable that it is read from, and what that may hold. */
export const brandPathRules: Readonly<Record<keyof BrandPaths, Rule>> = {
  password: { variable: 'VITE_PASSWORD_PATH', ...ownPath },
  feedback: { variable: 'VITE_FEEDBACK_PATH', ...ownPath },
  leaderboard: { variable: 'VITE_LEADERBOARD_PATH', ...ownPath },
  chickenSandwich: {
    variable: 'VITE_CHICKEN_SANDWICH_PATH',
    pattern: /^\/menu\/[a-zA-Z0-9_-]+$/,
    wants: 'a category of the menu, which starts with /menu/',
  },
};

/** Reads the brand's paths; one that is not set, or empty, has its default. `faults` has a message for each that does not fit. */
export function parseBrandPaths(source: Readonly<Record<string, unknown>>): {
  readonly paths: BrandPaths;
  readonly faults: readonly string[];
} {
  const paths: Record<keyof BrandPaths, string> = { ...defaultBrandPaths };
  const faults: string[] = [];
  for (const [name, { variable, pattern, wants }] of Object.entries(brandPathRules) as [
    keyof BrandPaths,
    Rule,
  ][]) {
    const given = source[variable];
    if (typeof given !== 'string' || given === '') continue;
    const cure = `or leave it out for '${defaultBrandPaths[name]}'.`;
    const taken = name === 'chickenSandwich' ? undefined : findFixedRoute(given);
    if (!pattern.test(given)) faults.push(`${variable}='${given}': give ${wants}, ${cure}`);
    else if (taken)
      faults.push(`${variable}='${given}' is the path of the screen '${taken}': give another, ${cure}`);
    else paths[name] = given;
  }
  const own = [paths.password, paths.feedback, paths.leaderboard];
  if (new Set(own).size < own.length)
    faults.push(`The paths of password login, feedback and leaderboard are not three: ${own.join(', ')}.`);
  return { paths, faults };
}
