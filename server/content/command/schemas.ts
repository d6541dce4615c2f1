import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesFile, namesIn } from '#schemas/editor-names.ts';
import { counted } from '../../counted.ts';
import { type CommandContext, UsageFault } from './context.ts';

/** Writes the names of the live shop where the documents' `$schema` leads to, and the schemas that are missing there. */
export async function schemas({ contentDir, server, print }: CommandContext): Promise<0> {
  const { data } = await server.schemas();
  const folder = join(contentDir, '../schemas/json');
  for (const [name, schema] of Object.entries(data?.schemas ?? {})) {
    const file = join(folder, name);
    const isNames = name === namesFile;
    if (existsSync(file) && !isNames) continue;
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== text;
    if (isNew) write(file, text);
    if (!isNames) continue;
    const { category, product, store, coupon, experiment } = namesIn(schema);
    print(
      `${file} ${isNew ? 'is written' : 'is up to date'}: ${counted(category.length, 'name')} of categories, ${counted(product.length, 'product')}, ${counted(store.length, 'store')}, ${counted(coupon.length, 'coupon')}, ${counted(experiment.length, 'experiment')}.`,
    );
  }
  return 0;
}

function write(file: string, text: string) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageFault(
      `${file} could not be written (${(error as NodeJS.ErrnoException).code}). Give this user the right to write there, or name a content folder of your own with --content.`,
    );
  }
}
