import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const program = '/usr/sbin/varnishd';
const configuration = 'server/pages/varnish.vcl';

export const hasVarnish = existsSync(program);

export interface Varnish {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Varnish with the configuration of the repository, in front of a server on a port of this machine. */
export async function startVarnish(port: number): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const text = readFileSync(configuration, 'utf8');
  const file = join(folder, 'shop.vcl');
  writeFileSync(file, text.replace('.port = "3000"', `.port = "${port}"`));
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', '127.0.0.1:0', '-f', file];
  const child = spawn(program, [...options, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += String(part)));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const ask = (...words: string[]) =>
    execFileSync('varnishadm', ['-n', join(folder, 'work'), ...words], { encoding: 'utf8', stdio: 'pipe' });
  const guard = { timeout: 60_000, interval: 100 };
  const listening = await vi.waitFor(() => {
    if (child.exitCode !== null) return undefined;
    return /127\.0\.0\.1 (\d+)/.exec(ask('debug.listen_address'));
  }, guard);
  if (!listening) throw new Error(`Varnish did not start: ${said}`);
  // It asks the server how it is before it keeps to the usual times.
  await vi.waitFor(() => {
    if (!/\bhealthy\b/i.test(ask('backend.list'))) throw new Error('The server is not seen yet.');
  }, guard);
  return {
    address: `http://127.0.0.1:${listening[1]}`,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
