/** How streets are called in a part of the country. */
interface Custom {
  /** Names of which a locality gets some. */
  readonly named: readonly string[];
  /** Numbered names, the most usual first; a locality has them from 1 on. */
  readonly numbered: readonly Numbered[];
}

interface Numbered {
  readonly nameOf: (number: number) => string;
  /** The locality has at least this many, and up to `more` of them in addition. */
  readonly least: number;
  readonly more: number;
}

const ordinals = (kind: string, least: number, more: number): Numbered => ({
  nameOf: (number) => `${ordinal(number)} ${kind}`,
  least,
  more,
});
const numbers = (kind: string, least: number, more: number): Numbered => ({
  nameOf: (number) => `${kind} ${number}`,
  least,
  more,
});

const kannada: Custom = {
  named: ['80 Feet Road', '100 Feet Road', 'Double Road', 'Temple Road', 'Park Road', 'Kuvempu Road'],
  numbered: [ordinals('Main Road', 14, 5), ordinals('Cross Road', 8, 5)],
};
const tamil: Custom = {
  named: [
    'Gandhi Salai',
    'Kamarajar Salai',
    'Bharathiyar Street',
    'North Mada Street',
    '100 Feet Road',
    'Church Road',
  ],
  numbered: [ordinals('Street', 8, 5), ordinals('Main Road', 4, 4), ordinals('Avenue', 2, 3)],
};
const telugu: Custom = {
  named: ['Main Road', 'Tank Bund Road', 'Temple Street', 'Gandhi Road', '80 Feet Road', 'Market Street'],
  numbered: [numbers('Road No.', 10, 6), numbers('Street No.', 5, 5)],
};
const malayalam: Custom = {
  named: ['Temple Road', 'Church Road', 'Market Road', 'Convent Road', 'Bypass Road', 'Chittoor Road'],
  numbered: [ordinals('Cross Road', 5, 4), numbers('Lane', 4, 4)],
};
const marathi: Custom = {
  named: ['SV Road', 'Tilak Road', 'Shivaji Marg', 'Link Road', 'Station Road', 'Gokhale Road', 'Nehru Road'],
  numbered: [ordinals('Road', 7, 5), numbers('Lane No.', 5, 5)],
};
const gujarati: Custom = {
  named: [
    'Station Road',
    'Ring Road',
    'Sardar Patel Marg',
    'University Road',
    '132 Feet Ring Road',
    'Gandhi Marg',
  ],
  numbered: [numbers('Street No.', 6, 5), numbers('Lane', 4, 4)],
};
const bengali: Custom = {
  named: [
    'Rabindra Sarani',
    'Netaji Subhas Road',
    'Station Road',
    'College Road',
    'Lake Road',
    'Bidhan Sarani',
  ],
  numbered: [ordinals('Lane', 6, 5), numbers('Street', 4, 4)],
};
const hindi: Custom = {
  named: [
    'MG Road',
    'Nehru Marg',
    'Shastri Marg',
    'Station Road',
    'Main Market Road',
    'Mall Road',
    'Gurudwara Road',
  ],
  numbered: [numbers('Gali No.', 7, 6), numbers('Street', 4, 4)],
};

const customs: Readonly<Record<string, Custom>> = {
  Karnataka: kannada,
  'Tamil Nadu': tamil,
  Telangana: telugu,
  'Andhra Pradesh': telugu,
  Kerala: malayalam,
  Maharashtra: marathi,
  Goa: marathi,
  Gujarat: gujarati,
  'West Bengal': bengali,
  Odisha: bengali,
  Assam: bengali,
};
/** How many of the named streets a locality has. */
const namedStreets = 4;

/** Names of streets that a locality of this state may have, each once. `luck` gives numbers from 0 to 1 that depend on its argument alone. */
export function usualStreetNames(state: string, luck: (salt: number) => number): readonly string[] {
  const { named, numbered } = customs[state] ?? hindi;
  const first = Math.floor(luck(1) * named.length);
  return [
    ...Array.from({ length: namedStreets }, (_, at) => named[(first + at) % named.length] as string),
    ...numbered.flatMap(({ nameOf, least, more }, kind) =>
      Array.from({ length: least + Math.floor(luck(2 + kind) * (more + 1)) }, (_, at) => nameOf(at + 1)),
    ),
  ];
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}
