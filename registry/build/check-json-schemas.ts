import { Ajv } from 'ajv';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';

/**
 * Compiles each schema with Ajv in its strict mode, which proves that the files for editors are JSON Schema by the standard.
 * @throws with the file of a schema that Ajv refuses; `folder` is where the files are written.
 */
export function checkJsonSchemas(schemas: ReadonlyMap<string, JsonSchema>, folder: string): void {
  // Editors show the keyword; Zod writes a pattern beside each format.
  const ajv = new Ajv({ strict: true, validateFormats: false, keywords: ['markdownEnumDescriptions'] });
  for (const [name, schema] of schemas)
    try {
      ajv.addSchema(schema, name);
    } catch (error) {
      throw refused(`${folder}/${name}`, error);
    }
  // They may refer to one another: all are there before the first is compiled.
  for (const name of schemas.keys())
    try {
      ajv.getSchema(name);
    } catch (error) {
      throw refused(`${folder}/${name}`, error);
    }
}

function refused(file: string, error: unknown): Error {
  return new Error(`${file} is not good JSON Schema: ${(error as Error).message}`, {
    cause: error,
  });
}
