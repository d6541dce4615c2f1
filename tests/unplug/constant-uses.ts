import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';

/** A place in the product that reads a constant: the file, and the constant's name, or that of the group where the place takes all of it. */
export interface ConstantUse {
  readonly file: string;
  readonly name: string;
}

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/testing\/|^src\/config\//.test(file);

/** Where the product reads `constants` (src/config/constants.ts), but for the defaults of app-config among them. */
export function constantUses(): ConstantUse[] {
  const files = ['src', 'widgets', 'registry']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter(isProduct);
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap(namesRead)
      .map((name) => ({ file, name })),
  );
}

/** `const { minutes } = constants.guarantee` reads guarantee.minutes, `constants.care.phone` care.phone. */
function namesRead(line: string): string[] {
  return [
    ...line.matchAll(/(?:\{([\w\s,:]+)\} = )?(?<![/\w])constants\.(?!ts\b|config\b)((?:\w+\.)?\w+)/g),
  ].flatMap(([, parts, path = '']) => {
    const group = path.split('.')[0] ?? '';
    if (parts === undefined) return [path];
    return parts.split(',').map((part) => `${group}.${part.split(':')[0]?.trim() ?? ''}`);
  });
}
