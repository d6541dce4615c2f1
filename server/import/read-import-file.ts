import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { readJson } from '../content/json/read-json.ts';
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
  if (!existsSync(file)) return { faults: [fault('', 'no-file', 'does not exist. Name an existing file.')] };
  const reading = readJson(readFileSync(file, 'utf8'));
  if (!reading.ok) {
    const { line, column, message } = reading.fault;
    return { faults: [fault(`line ${line}, column ${column}:`, 'json-syntax', message)] };
  }
  const result = schema.safeParse(reading.value);
  if (result.success) return { value: result.data, faults: [] };
  return {
    faults: result.error.issues.map((issue) => {
      const message = messageOf(issue, schema, reading.value);
      return fault(addressOf(issue.path), issue.code, message);
    }),
  };
}

function messageOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `has no field ${issue.keys.map((key) => `'${key}'`).join(', ')}. Rename or remove it.`;
  return issue.code === 'custom' ? `${issue.message}.` : explainIssue({ issue, schema, value });
}
