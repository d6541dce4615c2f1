import { hash } from './hash.ts';
import type { Street } from './lattice.ts';

const mainNames = [
  'Station Road',
  'MG Road',
  'Nehru Road',
  '80 Feet Road',
  'Temple Road',
  'Market Road',
  'Lake View Road',
  'Ambedkar Road',
  'Gandhi Marg',
  'Old Airport Road',
  'University Road',
  'Residency Road',
  'Tilak Road',
  'Patel Road',
  'Hospital Road',
  'Canal Road',
  'Mill Road',
  'Bose Road',
  'College Road',
  'Fort Road',
  'Club Road',
  '100 Feet Road',
];
const sideNames = [
  'Park Lane',
  'School Street',
  'Church Street',
  'Garden Road',
  'Banyan Street',
  'Neem Avenue',
  'Tank Bund Road',
  'Press Road',
  'Jasmine Street',
  'Mango Grove Road',
  'Post Office Road',
  'Cross Cut Road',
  'Gulmohar Road',
  'Bazaar Street',
  'Ashoka Road',
  'Peepal Road',
];

/** The name of a street; it changes after some blocks. */
export function streetName({ column, row, along, rank }: Omit<Street, 'points'>): string {
  const line = along === 'row' ? row : column;
  const stretch = Math.floor((along === 'row' ? column : row) / 5);
  const names = rank === 'main' ? mainNames : sideNames;
  const luck = hash(line, stretch, along === 'row' ? 131 : 132);
  return names[Math.floor(luck * names.length)] as string;
}

/** '3rd Cross', as streets are called in the south, and 'Street 3' elsewhere. */
export function smallStreetName(
  { along, number, isMiddle }: { along: 'row' | 'column'; number: number; isMiddle: boolean },
  region: string | undefined,
): string {
  if (region === 'South') return `${ordinal(number)} ${along === 'row' ? 'Cross' : 'Main'}`;
  return `${isMiddle ? 'Street' : 'Lane'} ${number + (along === 'row' ? 0 : 8)}`;
}

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}
