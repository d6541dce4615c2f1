import type { Wire } from './wire.ts';

/** How `npm run unplug` tells the tests which wire to unplug. */
export const unplugVariable = 'UNPLUG';

/** The text of a file without the wire that is unplugged; null where it does not lead through this file. */
export function withoutWire(file: string, read: () => string): string | null {
  const asked = process.env[unplugVariable];
  if (!asked) return null;
  const wire = JSON.parse(asked) as Wire;
  if (wire.file !== file) return null;
  const text = read();
  if (text.split(wire.cut).length !== 2) throw new Error(`${file} does not hold this once: ${wire.cut}`);
  return text.replace(wire.cut, () => wire.instead);
}
