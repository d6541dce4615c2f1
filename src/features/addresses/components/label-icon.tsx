import type { AddressLabel } from '#schemas/entities/address.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';

const icons: Readonly<Partial<Record<AddressLabel, IconName>>> = { Home: 'home', Work: 'work' };

export function LabelIcon({ label, size = 22 }: { label: AddressLabel; size?: number }) {
  return <Icon name={icons[label] ?? 'location'} size={size} />;
}
