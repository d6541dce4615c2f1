/** One page of the app in the bars: the same list is drawn at the bottom of a phone and at the top of a wide screen. */
export interface NavItem {
  id: string;
  label: string;
  /** A name of the icon list; an unknown one shows the label alone. */
  icon: string;
  href: string;
  current?: boolean;
  /** A small count at the icon, such as the orders on their way. */
  count?: number;
}
