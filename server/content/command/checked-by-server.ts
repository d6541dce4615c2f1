import { type CheckedContent, type CommandContext, placedFaults, UsageFault } from './context.ts';

type Checked = Pick<CheckedContent, 'checked' | 'unreadable' | 'faults' | 'warnings'>;

interface CheckedByServer extends Pick<Checked, 'faults' | 'warnings'> {
  /** Why the server could not be asked; undefined when it was. */
  readonly notAsked?: string;
}

/** What was found here, and what only the server knows: stores, categories, coupons and prices. Each file in the order of its lines. */
export async function checkedByServer(
  { checked, unreadable, faults, warnings }: Checked,
  { server }: Pick<CommandContext, 'server'>,
): Promise<CheckedByServer> {
  if (checked.length === 0) return { faults, warnings };
  try {
    const { data } = await server.check(checked, unreadable);
    return {
      faults: together(faults, placedFaults(checked, data?.faults ?? [])),
      warnings: together(warnings, placedFaults(checked, data?.warnings ?? [])),
    };
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error;
    return { faults, warnings, notAsked: error.message };
  }
}

/** Both lists without what is in both, by line. */
function together(here: Checked['faults'], there: Checked['faults']): Checked['faults'] {
  return [...here, ...notSaid(there, here)].sort((left, right) => (left.line ?? 0) - (right.line ?? 0));
}

/**
 * What the server found that was not found here: it makes the same checks, and more. How heavy a document may be is a setting of who runs the command,
 * which the server does not know.
 */
export function notSaid(there: Checked['faults'], here: Checked['faults']): Checked['faults'] {
  const keyOf = ({ file, address, code }: Checked['faults'][number]) => JSON.stringify([file, address, code]);
  const said = new Set(here.map(keyOf));
  return there.filter((fault) => fault.code !== 'heavy' && !said.has(keyOf(fault)));
}
