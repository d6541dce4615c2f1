import {
  Armchair,
  BadgePercent,
  Bell,
  Bike,
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

/** The names that documents and components may use. Each import is one icon, so the rest of the set stays out. */
const icons = {
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
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

const iconsByName: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons));

export const iconNames = [...iconsByName.keys()] as IconName[];

export interface IconProps {
  /** A name from the list; a document may send any, and an unknown one draws nothing. */
  name: IconName | (string & {});
  size?: number;
  filled?: boolean;
}

/** Always decoration: the name of what it stands for is written beside it or on the control. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  const Drawing = iconsByName.get(name);
  if (!Drawing) return null;
  return (
    <Drawing
      aria-hidden="true"
      size={size}
      strokeWidth={2}
      fill={filled ? 'currentColor' : 'none'}
      focusable="false"
    />
  );
}
