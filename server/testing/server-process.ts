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

/** `preload`, a module, runs before the server; then messages can be sent to the process. */
export function startServer(env: Variables, { preload }: { readonly preload?: string } = {}): ServerProcess {
  const imports = ['tsx', ...(preload === undefined ? [] : [preload])].flatMap((name) => ['--import', name]);
  const child = spawn(process.execPath, [...imports, 'server/main.ts'], {
    cwd: root,
    env: serverEnvironment(env),
    stdio: ['pipe', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
  });
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
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
