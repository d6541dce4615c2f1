import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningApp } from './server-fixture.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Landing {
  nodes: { id: string; type: string; [key: string]: unknown }[];
  [key: string]: unknown;
}

/** The setup of a marketing person: a copy of content/ to edit, and the content command for the running product. */
export async function createDesk(app: RunningApp) {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp(join(root, 'content'), folder, { recursive: true });
  const landingFile = join(folder, 'landing/default.json');

  function content(...args: string[]) {
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

  return {
    content,
    async editLanding(edit: (landing: Landing) => void) {
      const landing = JSON.parse(await readFile(landingFile, 'utf8')) as Landing;
      edit(landing);
      await writeFile(landingFile, `${JSON.stringify(landing, null, 2)}\n`);
    },
    tidy: () => rm(folder, { recursive: true, force: true }),
  };
}
