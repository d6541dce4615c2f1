import { parseArgs } from 'node:util';
import { parseBrandPaths } from '#schemas/brand-paths.ts';
import { type Routes, routesOf } from '#schemas/routes.ts';
import { nearestName } from '#schemas/check/nearest-name.ts';
import { sandboxAuthorToken } from '../../settings.ts';
import { beganFrom } from './began-from.ts';
import { commands } from './commands.ts';
import { createContentServer } from './content-server.ts';
import { UsageFault } from './context.ts';
import { help } from './help.ts';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Parameters<typeof createContentServer>[0]['fetch'];
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly now: () => number;
}

/** Runs one content command and returns the exit code. */
export async function run(
  args: readonly string[],
  { env, fetch, print, printError, now }: Terminal,
): Promise<number> {
  try {
    const { values, positionals } = parsed(args);
    const [name, ...paths] = positionals;
    if (values.help || name === undefined || name === 'help') {
      print(help);
      return name === undefined && !values.help ? 2 : 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      const near = nearestName(name, Object.keys(commands));
      throw new UsageFault(
        `There is no command '${name}'. ${near ? `Did you mean '${near}'?` : `Commands: ${Object.keys(commands).join(', ')}.`}`,
      );
    }
    const toVersion = values.to === undefined ? undefined : Number(values.to);
    if (toVersion !== undefined && (!Number.isInteger(toVersion) || toVersion < 1))
      throw new UsageFault(`--to ${values.to} is no version: write a whole number, for example --to 3.`);
    if (toVersion !== undefined && name !== 'rollback')
      throw new UsageFault(`--to goes with rollback alone, and not with ${name}.`);
    const days = values.days === undefined ? undefined : Number(values.days);
    if (days !== undefined && (!Number.isInteger(days) || days < 1 || days > 90))
      throw new UsageFault(
        `--days ${values.days} is no number of days: write a whole one from 1 to 90, for example --days 30.`,
      );
    if (days !== undefined && name !== 'results')
      throw new UsageFault(`--days goes with results alone, and not with ${name}.`);
    const { message, 'onto-live': ontoLive, 'with-warnings': withWarnings } = values;
    if (message !== undefined && name !== 'publish' && name !== 'rollback')
      throw new UsageFault(`-m goes with publish and rollback alone, and not with ${name}.`);
    if (message !== undefined && (message.trim() === '' || message.length > 200 || /\p{Cc}/u.test(message)))
      throw new UsageFault(
        'Write the message in one line of 1 to 200 characters, for example -m "Diwali hours".',
      );
    if (ontoLive && name !== 'publish')
      throw new UsageFault(`--onto-live goes with publish alone, and not with ${name}.`);
    if (withWarnings && name !== 'publish')
      throw new UsageFault(`--with-warnings goes with publish alone, and not with ${name}.`);
    const contentDir = values.content ?? 'content';
    const address = addressOf(values.server ?? env.CONTENT_SERVER);
    const heaviestKb = env.CONTENT_MAX_KB ? Number(env.CONTENT_MAX_KB) : undefined;
    if (heaviestKb !== undefined && !(heaviestKb > 0))
      throw new UsageFault(
        `CONTENT_MAX_KB=${env.CONTENT_MAX_KB} is no size: write a number of kB, for example 250.`,
      );
    return await command(
      {
        contentDir,
        began: beganFrom({ contentDir, address, print }),
        routes: routesFrom(env),
        paths,
        ...(heaviestKb !== undefined && { heaviestKb }),
        server: createContentServer({
          address,
          token: env.AUTHOR_TOKEN || sandboxAuthorToken,
          fetch,
        }),
        now,
        print,
      },
      {
        ...(toVersion !== undefined && { toVersion }),
        ...(days !== undefined && { days }),
        ...(message !== undefined && { message: message.trim() }),
        ...(ontoLive && { ontoLive }),
        ...(withWarnings && { withWarnings }),
      },
    );
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error;
    printError(error.message);
    return 2;
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        server: text,
        content: text,
        to: text,
        days: text,
        message: { type: 'string', short: 'm' },
        'onto-live': { type: 'boolean' },
        'with-warnings': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageFault(`${(error as Error).message.split('.')[0]}. See: npm run content -- help`);
  }
}

/** The screens under the paths that the app is built with. */
function routesFrom(env: Terminal['env']): Routes {
  const { paths, faults } = parseBrandPaths(env);
  if (faults.length > 0) throw new UsageFault(faults.join('\n'));
  return routesOf(paths);
}

function addressOf(given: string | undefined): string {
  const address = given || 'http://localhost:3000';
  if (!/^https?:\/\/[^\s/]+\/?$/.test(address))
    throw new UsageFault(
      `'${address}' is no address of a server: write scheme, host and port, for example http://localhost:3000`,
    );
  return address.replace(/\/$/, '');
}
