/** Codes of the states in numbers of GST registrations. */
const stateCodes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  Telangana: '36',
  'Andhra Pradesh': '37',
};

/** Invented: no company has the letters of its kind in this order. */
const pan = 'ZZZCC0000C';
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The GST registration of the sandbox's company in a state. Its last character checks the others, as in a real one. */
export function gstinOf(state: string): string | undefined {
  const code = stateCodes[state];
  if (code === undefined) return undefined;
  const number = `${code}${pan}1Z`;
  return number + checkCharacter(number);
}

/** The licence for food of a restaurant of the sandbox: kind, state, year, office and a running number. */
export function fssaiOf(state: string, id: string): string | undefined {
  const code = stateCodes[state];
  return code && `1${code}26001${id.padStart(6, '0')}`;
}

/** Base 36: every second character counts twice, and the digits of each product are added up. */
function checkCharacter(number: string): string {
  const sum = [...number].reduce((total, character, at) => {
    const product = characters.indexOf(character) * (1 + (at % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters.charAt((36 - (sum % 36)) % 36);
}
