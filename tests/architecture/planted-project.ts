import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packageJson = {
  name: 'planted',
  type: 'module',
  imports: {
    '#schemas/*': './schemas/*',
    '#registry/*': './registry/*',
    '#widgets/*': './widgets/*',
    '#src/*': './src/*',
    '#server/*': './server/*',
    '#tests/*': './tests/*',
  },
  dependencies: { zod: '*', react: '*' },
};

const emptyPackage = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: '',
});

/** Modules that keep the rules, and that planted ones import. */
const lawful: Record<string, string> = {
  'package.json': JSON.stringify(packageJson),
  ...emptyPackage('zod'),
  ...emptyPackage('react'),
  'schemas/order.ts': "import { z } from 'zod';\nexport const order = z;",
  'schemas/check/check.ts': 'export const check = 1;',
  'src/config/texts.ts': 'export const texts = {};',
  'src/request/call.ts': "import { texts } from '#src/config/texts.ts';\nexport const call = texts;",
  'src/store/store.ts': "import { call } from '#src/request/call.ts';\nexport const store = call;",
  'src/ui/button.tsx': "import { texts } from '#src/config/texts.ts';\nexport const Button = texts;",
  'src/features/cart/cart.ts':
    "import type { order } from '#schemas/order.ts';\nexport type Cart = typeof order;",
  'src/features/cart/screens/cart-screen.tsx':
    "import { Button } from '#src/ui/button.tsx';\nexport const View = Button;",
  'src/features/menu/menu.ts':
    "import type { Cart } from '#src/features/cart/cart.ts';\nexport type Menu = Cart;",
  'widgets/hero/view.tsx': "import { Button } from '#src/ui/button.tsx';\nexport const View = Button;",
  'widgets/rail/view.tsx': "import { Button } from '#src/ui/button.tsx';\nexport const View = Button;",
  'schemas/engine/link.ts': 'export type Link = string;',
  'registry/engine/engine.ts':
    "import type { Link } from '#schemas/engine/link.ts';\nexport const engine: Link = '';",
  'registry/build/compile.ts': "export type { Link } from '#schemas/engine/link.ts';",
  'tests/foreign-product/kiosk.ts':
    "import { engine } from '#registry/engine/engine.ts';\nexport const kiosk = engine;",
  'registry/widgets.ts': "export const widgets = [() => import('#widgets/hero/view.tsx')];",
  'registry/screens.ts':
    "export const screens = [() => import('#src/features/cart/screens/cart-screen.tsx')];",
  'src/app/app.tsx': "import { widgets } from '#registry/widgets.ts';\nexport const app = widgets;",
  'server/app.ts':
    "import { order } from '#schemas/order.ts';\nimport { reply } from './http/reply.ts';\nexport const app = [order, reply];",
  'server/http/reply.ts': "import { now } from '../clock.ts';\nexport const reply = now;",
  'server/clock.ts': 'export const now = 1;',
  'tests/helper.ts': 'export const helper = 1;',
};

/** Rule → a module that breaks it and nothing else. */
export const violations: Record<string, { readonly file: string; readonly code: string }> = {
  'schemas-imports': { file: 'schemas/planted.ts', code: "import { texts } from '#src/config/texts.ts';" },
  'config-imports': { file: 'src/config/planted.ts', code: "import { call } from '#src/request/call.ts';" },
  'request-imports': { file: 'src/request/planted.ts', code: "import { store } from '#src/store/store.ts';" },
  'store-imports': {
    file: 'src/store/planted.ts',
    code: "import type { Cart } from '#src/features/cart/cart.ts';",
  },
  'ui-imports': { file: 'src/ui/planted.tsx', code: "import type { order } from '#schemas/order.ts';" },
  'features-imports': {
    file: 'src/features/cart/planted.ts',
    code: "import { app } from '#src/app/app.tsx';",
  },
  'widgets-imports': {
    file: 'widgets/hero/planted.tsx',
    code: "import { View } from '#widgets/rail/view.tsx';",
  },
  'engine-imports': {
    file: 'registry/engine/planted.ts',
    code: "import { texts } from '#src/config/texts.ts';",
  },
  'engine-late-imports': {
    file: 'registry/engine/late/planted.ts',
    code: "import { engine } from '../engine.ts';",
  },
  'foreign-product-is-foreign': {
    file: 'tests/foreign-product/planted.ts',
    code: "import { order } from '#schemas/order.ts';",
  },
  'compiler-knows-no-product': {
    file: 'registry/build/planted.ts',
    code: "import { order } from '#schemas/order.ts';",
  },
  'schemas-of-the-engine-know-no-product': {
    file: 'schemas/engine/planted.ts',
    code: "import type { order } from '../order.ts';",
  },
  'registry-imports': { file: 'registry/planted.ts', code: "import { store } from '#src/store/store.ts';" },
  'app-imports': { file: 'src/app/planted.tsx', code: "const view = import('#widgets/hero/view.tsx');" },
  'server-imports': { file: 'server/planted.ts', code: "import { texts } from '#src/config/texts.ts';" },
  'registry-loads-lazily': {
    file: 'registry/eager.ts',
    code: "import { View } from '#widgets/hero/view.tsx';",
  },
  'app-reaches-screens-by-the-registry': {
    file: 'src/app/screen.tsx',
    code: "const screen = import('#src/features/cart/screens/cart-screen.tsx');",
  },
  'schemas-know-no-platform': {
    file: 'schemas/platform.ts',
    code: "import type { ReactNode } from 'react';",
  },
  'checks-stay-with-authors': {
    file: 'src/features/menu/checked.ts',
    code: "import { check } from '#schemas/check/check.ts';",
  },
  'request-knows-no-react': { file: 'src/request/react.ts', code: "import { use } from 'react';" },
  'browser-knows-no-node': { file: 'src/ui/node.ts', code: "import { join } from 'node:path';" },
  'product-knows-no-test': { file: 'registry/tested.ts', code: "import './story/frame.tsx';" },
  'nothing-unresolved': { file: 'src/ui/lost.ts', code: "import { lost } from './nowhere.ts';" },
};

/** Breaks rules that are not about single imports: no circles of folders, no Zod in the browser. */
export const widerViolations: Record<string, string> = {
  'src/features/offers/offers.ts':
    "import type { Wallet } from '../wallet/wallet.ts';\nexport type Offers = Wallet;",
  'src/features/wallet/wallet.ts':
    "import type { Offers } from '../offers/offers.ts';\nexport type Wallet = Offers;",
  'server/http/reply.ts': "import type { app } from '../app.ts';\nexport const reply = {} as typeof app;",
  'server/orders/orders.ts': "import { wallet } from '../wallet/wallet.ts';\nexport const orders = wallet;",
  'server/wallet/wallet.ts':
    "import type { orders } from '../orders/orders.ts';\nexport const wallet = {} as typeof orders;",
  'server/orders/orders.test.ts': "import { app } from '../app.ts';\nexport const test = app;",
  'src/features/wallet/form.ts': "import { order } from '#schemas/order.ts';\nexport const form = order;",
};

/** Writes a small project to a temporary folder; `remove` deletes it. */
export function plantProject(planted: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'architecture-'));
  for (const [path, code] of Object.entries({ ...lawful, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${code}\n`);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
