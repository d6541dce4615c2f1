import type { z } from 'zod';
import { readJson } from '../content/json/read-json.ts';
import { readTextFile } from '../read-text-file.ts';
import { checkCharacters } from '#schemas/check/check-characters.ts';
import { collectFaults } from '#schemas/check/collect-faults.ts';
import { explainIssue } from '#schemas/check/explain-issue.ts';
import { addressOf, type Fault } from '#schemas/check/fault.ts';

interface Read<T> {
  /** Undefined when there are faults. */
  readonly value?: T;
  readonly faults: readonly Fault[];
}

/** Reads a JSON file by its schema; each fault has its address and how to fix it. */
export function readImportFile<S extends z.ZodType>(file: string, schema: S): Read<z.output<S>> {
  const fault = (address: string, code: string, message: string): Fault => ({
    file,
    address,
    code,
    message: `${address || 'The file'} ${message}`,
  });
  const { text, why } = readTextFile(file);
  if (text === undefined) return { faults: [fault('', why.code, why.message)] };
  const reading = readJson(text);
  const syntax = (reading.ok ? [] : reading.faults).map(({ line, column, message }) =>
    fault(`line ${line}, column ${column}:`, 'json-syntax', message),
  );
  // Where it is certain what was meant, its own faults are told in one go with those of syntax.
  const read = reading.ok ? reading : reading.mended;
  if (!read) return { faults: syntax };
  const { faults: characters, report } = collectFaults(file);
  checkCharacters(read.value, [], report);
  const before = [...syntax, ...characters];
  const result = schema.safeParse(read.value);
  if (result.success) return before.length === 0 ? { value: result.data, faults: [] } : { faults: before };
  const own = result.error.issues.map((issue) =>
    fault(addressOf(issue.path), issue.code, messageOf(issue, schema, read.value)),
  );
  return { faults: [...before, ...own] };
}

function messageOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `has no field ${issue.keys.map((key) => `'${key}'`).join(', ')}. Rename or remove it.`;
  return issue.code === 'custom' ? `${issue.message}.` : explainIssue({ issue, schema, value });
}
