/**
 * Draws `../icons.svg`, the one file that all icons are in, with Lucide's drawings, and `../drawn-in-place.ts`.
 *
 * Run it after a name or lucide-react changes: `npx tsx src/ui/icon/build/write-sprite.ts`. The result is committed.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  Armchair,
  BadgePercent,
  Bell,
  Bike,
  BriefcaseBusiness,
  Car,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  FileText,
  Gift,
  Heart,
  House,
  Info,
  Leaf,
  LocateFixed,
  LogIn,
  LogOut,
  type LucideIcon,
  MapPin,
  Menu,
  MessageCircleHeart,
  Minus,
  Moped,
  Network,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  ReceiptIndianRupee,
  Scroll,
  Search,
  Share2,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  Smartphone,
  Star,
  Store,
  Ticket,
  TrainFront,
  Trash2,
  TriangleAlert,
  Trophy,
  UserRound,
  Utensils,
  WalletMinimal,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '../icon-names.ts';

export const spriteFile = new URL('../icons.svg', import.meta.url);
export const inPlaceFile = new URL('../drawn-in-place.ts', import.meta.url);

const LINE_WIDTH = 110;

/** Icons of each product card. */
const inPlace = ['heart', 'minus', 'plus', 'utensils'] as const satisfies readonly IconName[];

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  app: Smartphone,
  bag: ShoppingBag,
  bell: Bell,
  bike: Bike,
  car: Car,
  cart: ShoppingCart,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  coupon: Ticket,
  delete: Trash2,
  edit: Pencil,
  error: CircleAlert,
  feedback: MessageCircleHeart,
  gift: Gift,
  heart: Heart,
  help: CircleHelp,
  home: House,
  info: Info,
  leaf: Leaf,
  locate: LocateFixed,
  location: MapPin,
  login: LogIn,
  logout: LogOut,
  menu: Menu,
  minus: Minus,
  offers: BadgePercent,
  orders: ReceiptIndianRupee,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  profile: UserRound,
  scooter: Moped,
  search: Search,
  share: Share2,
  shield: ShieldCheck,
  sitemap: Network,
  star: Star,
  store: Store,
  story: Scroll,
  success: CircleCheck,
  table: Armchair,
  terms: FileText,
  track: Moped,
  train: TrainFront,
  trophy: Trophy,
  utensils: Utensils,
  wallet: WalletMinimal,
  warning: TriangleAlert,
  work: BriefcaseBusiness,
};

/** The shapes of an icon, without the `svg` that Lucide puts around them. */
function shapesOf(drawing: LucideIcon): string {
  return renderToStaticMarkup(createElement(drawing))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');
}

/** Line width and fill are missing here: icons inherit them from the page. */
function symbolOf(name: IconName): string {
  const attributes = `id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`;
  return `<symbol ${attributes}>${shapesOf(drawings[name])}</symbol>`;
}

/** The text of `icons.svg`. */
export function drawSprite(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lucide: (c) Lucide Icons and Contributors, ISC License; in part from Feather, (c) Cole Bemis, MIT License. -->',
    ...iconNames.map(symbolOf),
    '</svg>',
    '',
  ].join('\n');
}

/** The shapes of an icon that has only paths, as one path. Each begins with an absolute move ('M'), so that they can be joined. */
function pathOf(name: IconName): string {
  const shapes = shapesOf(drawings[name]);
  const path = [...shapes.matchAll(/<path d="(M[^"]*)"\/>/g)].map(([, d]) => d).join('');
  if (path === '' || shapes.replace(/<path d="M[^"]*"\/>/g, '') !== '')
    throw new Error(`'${name}' is not made of paths alone, and cannot be drawn in place.`);
  return path;
}

/** An entry of the table, formatted as the formatter does. */
function entryOf(name: IconName): string {
  const line = `  ${name}: '${pathOf(name)}',`;
  return line.length > LINE_WIDTH ? line.replace(': ', ':\n    ') : line;
}

/** The text of `drawn-in-place.ts`. */
export function drawInPlace(): string {
  return [
    "import type { IconName } from './icon-names.ts';",
    '',
    '/**',
    ' * Icons that a page shows by the dozen, each as one path of 24 by 24: drawing one from `icons.svg` takes a browser ten times as long.',
    ' * Written by build/write-sprite.ts, with the drawings of Lucide (ISC License; in part from Feather, MIT License).',
    ' */',
    'export const drawnInPlace: Readonly<Partial<Record<IconName, string>>> = {',
    ...inPlace.map(entryOf),
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await Promise.all([writeFile(spriteFile, drawSprite()), writeFile(inPlaceFile, drawInPlace())]);
