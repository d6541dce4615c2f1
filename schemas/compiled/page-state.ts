// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Immutable } from '../immutable.ts';
import type { pageStateSchema } from '../page-state.ts';
import type { Readable } from '../reader/shape.ts';
import type { z } from 'zod';

export const pageState: Readable<Immutable<z.output<typeof pageStateSchema>>> = {
  shape: { is: 'object', fields: {
    storeId: 'name',
    orderType: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] },
    bucket: { is: 'choice', of: ["new","none","A","B","C"] },
    menuOrder: { is: 'choice', of: ["plain","reversed"] },
    config: 'any',
    renderedAt: 'number',
    known: { is: 'record', of: 'any' },
    nodeTypes: { is: 'list', of: 'text' },
    laterTypes: { is: 'list', of: 'text' },
    preview: { is: 'either', of: [{ is: 'object', fields: {
      expiresAt: 'text',
    } }, { is: 'choice', of: [null] }] },
  } },
};
