import { ownAddress } from './own-address.ts';
import type { Settings } from './settings.ts';

interface Welcome {
  readonly settings: Pick<Settings, 'HOST' | 'SANDBOX' | 'AUTHOR_TOKEN' | 'PUBLIC_ORIGIN'>;
  readonly port: number;
  readonly database: string;
  readonly hasPages: boolean;
  /** What the shop lacks before customers can order. */
  readonly advice?: string | undefined;
  /** The token is the public one of the sandbox. */
  readonly showToken: boolean;
}

/** The text that the terminal shows once the server listens: its address and what to try. */
export function welcome({ settings, port, database, hasPages, advice, showToken }: Welcome): string {
  const address = ownAddress(settings, port);
  const content = port === 3000 ? 'npm run content --' : `CONTENT_SERVER=${address} npm run content --`;
  const lines = [
    '',
    `  Ready at ${settings.PUBLIC_ORIGIN ?? address}`,
    ...(advice === undefined ? [] : ['', `  ${advice}`]),
    '',
    hasPages
      ? '  Open it in a browser: you are a guest at once, there is nothing to log in to.'
      : '  The web app is not built, so calls are answered and pages are not. Build it: npm run build',
    '',
    '  To change the home page, edit content/landing/default.json, then:',
    `    ${content} preview    shows it to you alone`,
    `    ${content} publish    shows it to everyone`,
    ...(showToken
      ? [`  The content command uses the sandbox's author token by itself: ${settings.AUTHOR_TOKEN}`]
      : []),
    '',
    `  The API, call by call: ${address}/api/docs`,
    `  Data: ${database}${settings.SANDBOX ? '. Sandbox on: demo menu, no outside party is called.' : ''}`,
    '  Stop with Ctrl+C.',
    '',
    '',
  ];
  return lines.join('\n');
}
