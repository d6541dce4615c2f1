/**
 * @typedef {{ name: string; what: string; script: string; report?: string; needs?: string }} Step
 */

/**
 * What `npm test` does, in order. A step with a `report` runs tests and writes their results to a JSON file; any other counts as one check.
 * `needs` names a step that must pass before this one can run.
 * @type {Step[]}
 */
export const steps = [
  { name: 'format', what: 'Formatting' },
  { name: 'lint', what: 'Lint, with types' },
  { name: 'types', what: 'Type check' },
  { name: 'schemas', what: 'Generated schemas are fresh' },
  { name: 'architecture', what: 'Who may import whom', report: 'vitest' },
  { name: 'unit', what: 'Unit, component and contract tests', report: 'vitest' },
  { name: 'build', what: 'Production build', script: 'build' },
  { name: 'workshop', what: 'Storybook builds' },
  { name: 'stories', what: 'Every story: renders, axe, 320 px', report: 'vitest' },
  { name: 'e2e', what: 'The product in a real browser', report: 'playwright', needs: 'build' },
].map((step) => ({ script: `test:${step.name}`, ...step }));

/**
 * The steps that `--only` and `--from` ask for.
 * @param {string[]} args
 * @returns {typeof steps}
 */
export function chosenSteps(args) {
  const valueOf = (flag) => {
    const at = args.indexOf(flag);
    return at < 0 ? null : (args[at + 1] ?? '');
  };
  const place = (name) => {
    const index = steps.findIndex((step) => step.name === name);
    if (index < 0)
      throw new Error(
        `There is no step '${name}'. The steps are: ${steps.map((step) => step.name).join(', ')}.`,
      );
    return index;
  };
  const only = valueOf('--only');
  if (only !== null) return only.split(',').map((name) => steps[place(name)]);
  const from = valueOf('--from');
  return from === null ? steps : steps.slice(place(from));
}
