import type { Setting } from './setting.ts';

type Values = Readonly<Record<string, unknown>>;

/** Those of `names` that are set. One whose value is a known fault is set too: it has its own message. */
export function givenOf<Name extends string>(
  names: readonly Name[],
  values: Values,
  known: readonly string[],
): Name[] {
  return names.filter(
    (name) => values[name] !== undefined || known.some((fault) => fault.startsWith(`${name}=`)),
  );
}

/** What is missing of settings that are of use only together, once one of them, or of `optional`, is set. */
export function missingFaults<Name extends string>(
  settings: Readonly<Record<Name, Setting>>,
  { together, optional = [] }: { readonly together: readonly Name[]; readonly optional?: readonly Name[] },
  { values, known }: { readonly values: Values; readonly known: readonly string[] },
): string[] {
  const given = givenOf([...together, ...optional], values, known);
  if (given.length === 0) return [];
  return together
    .filter((name) => !given.includes(name))
    .map((name) => missingFault(name, given, settings[name]));
}

export function missingFault(name: string, given: readonly string[], { describe, example }: Setting): string {
  return `${name} is not set, and ${given.join(', ')} cannot be used without it. ${describe} For example ${name}=${example}`;
}

/** The app has to know its own address outside the sandbox, because another site (`who`) leads customers back to it. */
export function homelessFault(given: readonly string[], who: string): string {
  return `PUBLIC_ORIGIN is not set, and ${given.join(', ')} cannot be used without it: the ${who} leads customers back there. For example PUBLIC_ORIGIN=https://order.example.in`;
}
