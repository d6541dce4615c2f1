import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { type Station, stations } from '../../railway-stations.ts';

// The trains of the sandbox: invented numbers and names on routes that trains of India really take.

export interface SandboxTrain {
  /** Five digits; no train of India has a number that begins with 00. */
  readonly number: string;
  readonly name: string;
  readonly stops: readonly SandboxStop[];
}

export interface SandboxStop {
  readonly station: Station;
  /** After the train left its first station. */
  readonly arrivesAfterMinutes: number;
  readonly haltMinutes: number;
  readonly platform: string;
}

const routes: readonly (readonly [name: string, codes: string])[] = [
  ['Marigold', 'NDLS MTJ AGC GWL VGLJ BPL ET NGP BPQ WL BZA GDR MAS'],
  ['Jasmine', 'SBC JTJ KPD MAS GDR BZA VSKP BBS KGP HWH'],
  ['Lotus', 'HWH ASN DHN GAYA DDU PRYJ CNB GZB NDLS'],
  ['Banyan', 'CSMT TNA KYN NK MMR BSL KNW ET BPL VGLJ GWL AGC MTJ NDLS'],
  ['Peepal', 'MMCT ST BRC RTM KOTA MTJ NZM'],
  ['Neem', 'NZM FDB MTJ KOTA RTM BRC ST MMCT'],
  ['Mango', 'MAS KPD JTJ SA ED CBE PGT ERS TVC'],
  ['Coconut', 'TVC ERS PGT CBE ED SA JTJ SBC MYS'],
  ['Tamarind', 'SC WADI SUR PUNE KYN TNA CSMT'],
  ['Cardamom', 'PUNE KYN NK MMR BSL NGP R'],
  ['Saffron', 'ASR LDH UMB NDLS MTJ AGC GWL VGLJ BPL NGP'],
  ['Tulsi', 'DDN GZB NZM AGC CNB LKO'],
  ['Ginger', 'LKO CNB PRYJ BSB DDU PNBE'],
  ['Pepper', 'GHY NJP PNBE DDU PRYJ CNB NDLS'],
  ['Clove', 'HWH KGP R NGP BSL MMR NK KYN CSMT'],
  ['Turmeric', 'ADI BRC RTM BPL JBP PRYJ BSB'],
  ['Cumin', 'RJT ADI BRC ST MMCT'],
  ['Fennel', 'JU AII JP MTJ AGC CNB LKO'],
  ['Sesame', 'UDZ AII JP NDLS UMB CDG'],
  ['Coriander', 'INDB BPL VGLJ AGC NZM'],
  ['Cinnamon', 'RNC DHN ASN HWH'],
  ['Hibiscus', 'MS VM TPJ MDU'],
  ['Champa', 'MAQ PGT CBE ED SA MAS'],
  ['Kadamba', 'SBC JTJ SA ED MDU'],
  ['Palash', 'PNBE GAYA DHN RNC'],
];

const kmPerHour = 62;
/** Rails are longer than the way of a bird. */
const detour = 1.2;
const platforms = ['1', '2', '4', '3', '5', '6'];

export const sandboxTrains: readonly SandboxTrain[] = routes.map(([name, codes], at) => ({
  number: String(at + 1).padStart(5, '0'),
  name: `Sandbox ${name} Express`,
  stops: stopsOf(codes.split(' '), at),
}));

function stopsOf(codes: readonly string[], route: number): SandboxStop[] {
  let minutes = 0;
  let before: Station | undefined;
  return codes.map((code, at) => {
    const station = stations.get(code);
    if (!station) throw new Error(`No station has the code ${code}.`);
    const km = before ? (distanceBetween(before, station) / 1000) * detour : 0;
    minutes += Math.max(before ? 10 : 0, Math.round((km / kmPerHour) * 12) * 5);
    const stop = {
      station,
      arrivesAfterMinutes: minutes,
      haltMinutes: at % 3 === 0 ? 10 : 5,
      platform: platforms[(at + route) % platforms.length] ?? '1',
    };
    if (at > 0) minutes += stop.haltMinutes;
    before = station;
    return stop;
  });
}
