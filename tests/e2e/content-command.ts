import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningApp } from './server-fixture.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Node {
  id: string;
  type: string;
  [key: string]: unknown;
}

interface Landing {
  nodes: Node[];
  slots: Record<string, Node[]>;
  [key: string]: unknown;
}

/** The setup of a marketing person: a copy of content/ to edit, and the content command for the running product. */
export async function createDesk(app: RunningApp) {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp(join(root, 'content'), folder, { recursive: true });
  function content(...given: string[]) {
    // The tests share a server, so another desk may have published before; and they publish what an author would be warned of.
    const args = given[0] === 'publish' ? [...given, '--onto-live', '--with-warnings'] : given;
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'server/content/cli.ts', ...args, '--server', app.url, '--content', folder],
        { cwd: root, env: { ...process.env, AUTHOR_TOKEN: app.authorToken } },
      );
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  /** Changes a document of the copy: 'landing/default'. */
  async function edit<Document = Record<string, unknown>>(
    name: string,
    change: (document: Document) => void,
  ) {
    const file = join(folder, `${name}.json`);
    const document = JSON.parse(await readFile(file, 'utf8')) as Document;
    change(document);
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  }

  return {
    content,
    edit,
    /** A new document of the copy. */
    add: (name: string, document: object) =>
      writeFile(join(folder, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`),
    editLanding: (change: (landing: Landing) => void) => edit('landing/default', change),
    /** The link under which the changed documents of these names can be seen. */
    async preview(...names: string[]): Promise<string> {
      const { code, output } = await content('preview', ...names);
      const link = /https?:\/\/\S+preview=\S+/.exec(output)?.[0];
      if (code !== 0 || link === undefined) throw new Error(output);
      return link;
    },
    tidy: () => rm(folder, { recursive: true, force: true }),
  };
}
