import { z } from 'zod';

export interface Setting {
  readonly schema: z.ZodType;
  readonly fallback?: string;
  readonly describe: string;
  /** A value that serves as an example when the given one is wrong. */
  readonly example: string;
}

/** A setting that is on or off. */
export const onOff = z.enum(['on', 'off']);
