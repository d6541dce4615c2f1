import { Ajv } from 'ajv';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';

/**
 * Compiles each schema with Ajv in its strict mode, which proves that the files for editors are JSON Schema by the standard.
 * @throws with the name of a schema that Ajv refuses.
 */
export function checkJsonSchemas(schemas: ReadonlyMap<string, JsonSchema>): void {
  // Editors show these; Zod writes a pattern beside each format.
  const keywords = ['markdownEnumDescriptions'];
  for (const [name, schema] of schemas) {
    const ajv = new Ajv({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      validateFormats: false,
      keywords,
    });
    try {
      // They may refer to one another.
      for (const [other, its] of schemas) if (other !== name) ajv.addSchema(its, other);
      ajv.compile(schema);
    } catch (error) {
      throw new Error(`schemas/json/${name} is not good JSON Schema: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}
