import type { NetworkInterfaceInfo } from 'node:os';
import { ownAddress } from './own-address.ts';
import { type Settings, sandboxAuthorToken } from './settings.ts';
import { paymentsPagePath } from './sandbox/gateways/payments-page.ts';
import { outboxPath } from './sms/outbox-page.ts';
import { isLoopback } from './who-reaches.ts';

interface Welcome {
  readonly settings: Pick<Settings, 'HOST' | 'SANDBOX' | 'PUBLIC_ORIGIN' | 'SMS_URL'>;
  readonly port: number;
  readonly database: string;
  /** Where Prometheus reads the metrics; undefined where there are none. */
  readonly metrics?: string | undefined;
  readonly hasPages: boolean;
  /** What the shop lacks before customers can order. */
  readonly advice?: string | undefined;
  /**
   * The author token, the file that keeps it unless it was set, and whether it was made just now. Undefined where every author has a token of
   * their own.
   */
  readonly author: { readonly secret: string; readonly file?: string; readonly isNew?: boolean } | undefined;
  /** The network connections of this machine. */
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

/** The text that the terminal shows once the server listens: its address and what to try. */
export function welcome(parts: Welcome): string {
  const { settings, port, database, metrics, hasPages, advice } = parts;
  const address = ownAddress(settings, port);
  const content = port === 3000 ? 'npm run content --' : `CONTENT_SERVER=${address} npm run content --`;
  const lines = [
    '',
    `  Ready at ${settings.PUBLIC_ORIGIN ?? address}`,
    ...(advice === undefined ? [] : ['', `  ${advice}`]),
    '',
    hasPages
      ? '  Open it in a browser: you are a guest at once.'
      : '  The web app is not built, so calls are answered and pages are not. Build it: npm run build',
    ...phoneLines(parts),
    ...customerLines(parts, address),
    '',
    '  To change the home page, edit content/landing/default.json, then:',
    `    ${content} preview    shows it to you alone`,
    `    ${content} publish    shows it to everyone`,
    ...tokenLines(parts.author),
    '',
    `  The API, call by call: ${address}/api/docs`,
    `  Data: ${database}${settings.SANDBOX ? '. Sandbox on: demo menu, no outside party is called.' : ''}`,
    ...(metrics === undefined ? [] : [`  Metrics: ${metrics}`]),
    '  Stop with Ctrl+C.',
    '',
    '',
  ];
  return lines.join('\n');
}

/** How to open the sandbox on a phone: by default only this machine reaches it. */
function phoneLines({ settings, port, interfaces }: Welcome): string[] {
  if (!settings.SANDBOX || settings.PUBLIC_ORIGIN !== undefined) return [];
  const own = Object.values(interfaces)
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  const phone = `http://${own ?? '<address of this machine>'}:${port}`;
  if (isLoopback(settings.HOST))
    return [`  On a phone in the same network: stop it, HOST=0.0.0.0 npm start, then open ${phone}`];
  return settings.HOST === '0.0.0.0' || settings.HOST === '::'
    ? [`  On a phone in the same network: ${phone}`]
    : [];
}

/** How to log in and pay: the sandbox sends no SMS, it shows them, and plays the gateways. */
function customerLines({ settings, author }: Welcome, address: string): string[] {
  if (!settings.SANDBOX) {
    return settings.SMS_URL === undefined
      ? ['  Nobody can log in: no SMS provider is set (SMS_URL and the settings after it).']
      : [];
  }
  const password = author?.secret === sandboxAuthorToken ? '' : ' (its password is the author token)';
  return [
    `  Log in with any mobile number. The text message with the code: ${address}${outboxPath}${password}`,
    `  Pay without money. What to enter, and what waits for you: ${address}${paymentsPagePath}${password}`,
  ];
}

function tokenLines(author: Welcome['author']): string[] {
  if (!author) return ['  The content command takes the tokens of AUTHOR_TOKENS.'];
  const { secret, file, isNew } = author;
  if (secret === sandboxAuthorToken)
    return [`  The content command uses the sandbox's author token by itself: ${secret}`];
  if (file === undefined) return [];
  if (!isNew) return [`  Author token of the content command (AUTHOR_TOKEN): kept in ${file}`];
  return [
    `  The content command needs this author token, which is shown only now and kept in ${file}:`,
    `    AUTHOR_TOKEN=${secret}`,
  ];
}
