import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noSettings } from './no-settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server in a process of its own, without pages. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  readonly said: () => string;
  /** Resolves once the output holds the text; rejects when the process ends before. */
  readonly until: (text: string) => Promise<void>;
}

type Variables = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** The environment of a server on a free port with these settings and no others. */
export function serverEnvironment(env: Variables): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    ...noSettings,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RENDERER: join(env.DATA_DIR, 'none'),
    ...env,
  };
}

export function startServer(env: Variables): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: serverEnvironment(env),
  });
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const check of waiting) check();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    child,
    exit,
    said: () => output,
    until: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (output.includes(text)) resolve();
        };
        waiting.push(check);
        check();
        void exit.then(() => reject(new Error(`The server ended before it said '${text}': ${output}`)));
      }),
  };
}
