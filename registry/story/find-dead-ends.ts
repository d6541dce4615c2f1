import { iconNames } from '#schemas/icon-names.ts';
import { type LinkActionName, type LinkActionRule, linkActions } from '#schemas/actions.ts';
import { linkTarget } from '#schemas/link-path.ts';
import { linkSchema } from '#schemas/link.ts';
import { whenSchema } from '#schemas/node.ts';
import { findRoute, routesOf } from '#schemas/routes.ts';
import { brandPaths } from '#src/config/paths.ts';
import { PICTURES } from '#src/ui/pictures/pictures.ts';

// Finds names that the engine draws without a fault although they show or lead to nothing. It checks only names that the app itself knows.
// What the shop sells, and which contents the server returns, is checked by the content command.

export interface DeadEnd {
  /** `landing[3].props.slides[0].picture` */
  readonly path: string;
  readonly message: string;
}

const routes = routesOf(brandPaths);
const pictures: ReadonlySet<string> = new Set(PICTURES.map(({ id }) => id));
const icons: ReadonlySet<string> = new Set(iconNames);

/** Name of a field → the check of its text, which returns the fault. */
const namesIn: Readonly<Record<string, (name: string) => string | undefined>> = {
  picture: pictureFault,
  pictures: pictureFault,
  icon: (name) =>
    icons.has(name)
      ? undefined
      : `There is no icon '${name}'. Design system / Icon / All shows all there are.`,
};

function pictureFault(id: string): string | undefined {
  return pictures.has(id)
    ? undefined
    : `There is no picture '${id}'. Design system / Picture / All shows all there are.`;
}

/** A link that does not fit its schema is skipped: the engine has reported it. */
function linkFault(value: unknown): string | undefined {
  const { data: link } = linkSchema.safeParse(value);
  if (!link) return undefined;
  const { takesTarget } = linkActions[link.action as LinkActionName] as LinkActionRule;
  if (!takesTarget || (['menu', 'code', 'web'].includes(takesTarget) && !link.to)) return undefined;
  if (!link.to) return `The action '${link.action}' needs 'to': where it leads.`;
  if (!linkTarget(link)) return `'${link.to}' is no target for the action '${link.action}'.`;
  const path = link.to.split(/[?#]/)[0] ?? '';
  return takesTarget === 'path' && !findRoute(path, routes)
    ? `'${link.to}' leads to no screen of the app.`
    : undefined;
}

function whenFault(value: unknown): string | undefined {
  const { from, until } = whenSchema.safeParse(value).data ?? {};
  return from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until)
    ? "Customers never see this: 'until' is not after 'from'."
    : undefined;
}

interface FieldValue {
  readonly value: unknown;
  readonly path: string;
  /** The field that the value is in, also as an entry of its list. */
  readonly field: string;
}

/** Names of pictures and icons, links and times that lead nowhere, below one node; each with its address. */
export function findDeadEnds({ value, path, field }: FieldValue): DeadEnd[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => findDeadEnds({ value: entry, path: `${path}[${at}]`, field }));
  if (typeof value === 'string') {
    const message = Object.hasOwn(namesIn, field) ? namesIn[field]?.(value) : undefined;
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const deadLink = linkFault(value);
  const never = field === 'when' ? whenFault(value) : undefined;
  return [
    ...(deadLink === undefined ? [] : [{ path: `${path}.to`, message: deadLink }]),
    ...(never === undefined ? [] : [{ path: `${path}.until`, message: never }]),
    ...Object.entries(value).flatMap(([name, inner]) =>
      findDeadEnds({ value: inner, path: `${path}.${name}`, field: name }),
    ),
  ];
}
