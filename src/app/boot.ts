import { bootPage } from './boot-page.ts';

bootPage(() => import('./entry-client.tsx'));
