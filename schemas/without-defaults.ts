import { z } from 'zod';

/** The same object with every field optional and none filled in by its default. */
export function withoutDefaults<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): z.ZodType<Partial<z.output<z.ZodObject<Shape>>>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType)).optional(),
  ]);
  return z.object(Object.fromEntries(fields) as z.ZodRawShape) as unknown as z.ZodType<
    Partial<z.output<z.ZodObject<Shape>>>
  >;
}
