/** Facts of a city that GeoNames lacks: its current name, its older names, and the number of restaurants of the sandbox. */
export interface CityFacts {
  /** Id of the city in GeoNames, which has its position and population. */
  readonly geonameId: number;
  readonly name: string;
  readonly state: string;
  /** Part of the country. */
  readonly region: string;
  readonly stores: number;
  /** Digits that its telephone numbers begin with, without the 0. */
  readonly areaCode: string;
}

type Row = readonly [
  geonameId: number,
  name: string,
  state: string,
  region: string,
  stores: number,
  areaCode: string,
];

const rows: readonly Row[] = [
  [1277333, 'Bengaluru', 'Karnataka', 'South', 12, '80'],
  [1275339, 'Mumbai', 'Maharashtra', 'West', 12, '22'],
  [1273294, 'New Delhi', 'Delhi', 'North', 12, '11'],
  [1269843, 'Hyderabad', 'Telangana', 'South', 11, '40'],
  [1264527, 'Chennai', 'Tamil Nadu', 'South', 11, '44'],
  [1275004, 'Kolkata', 'West Bengal', 'East', 10, '33'],
  [1259229, 'Pune', 'Maharashtra', 'West', 10, '20'],
  [1279233, 'Ahmedabad', 'Gujarat', 'West', 8, '79'],
  [1269515, 'Jaipur', 'Rajasthan', 'North', 7, '141'],
  [1264733, 'Lucknow', 'Uttar Pradesh', 'North', 7, '522'],
  [1255364, 'Surat', 'Gujarat', 'West', 6, '261'],
  [1273874, 'Kochi', 'Kerala', 'South', 6, '484'],
  [1274746, 'Chandigarh', 'Chandigarh', 'North', 6, '172'],
  [1269743, 'Indore', 'Madhya Pradesh', 'Central', 6, '731'],
  [7279746, 'Noida', 'Uttar Pradesh', 'North', 6, '120'],
  [1270642, 'Gurugram', 'Haryana', 'North', 7, '124'],
  [1262180, 'Nagpur', 'Maharashtra', 'West', 3, '712'],
  [1275841, 'Bhopal', 'Madhya Pradesh', 'Central', 3, '755'],
  [1253573, 'Vadodara', 'Gujarat', 'West', 3, '265'],
  [1273865, 'Coimbatore', 'Tamil Nadu', 'South', 3, '422'],
  [1253102, 'Visakhapatnam', 'Andhra Pradesh', 'South', 3, '891'],
  [1254163, 'Thiruvananthapuram', 'Kerala', 'South', 3, '471'],
  [1262321, 'Mysuru', 'Karnataka', 'South', 3, '821'],
  [1260086, 'Patna', 'Bihar', 'East', 3, '612'],
  [1275817, 'Bhubaneswar', 'Odisha', 'East', 3, '674'],
  [1271476, 'Guwahati', 'Assam', 'East', 3, '361'],
  [1254661, 'Thane', 'Maharashtra', 'West', 3, '22'],
  [6619347, 'Navi Mumbai', 'Maharashtra', 'West', 3, '22'],
  [1271308, 'Ghaziabad', 'Uttar Pradesh', 'North', 3, '120'],
  [1271951, 'Faridabad', 'Haryana', 'North', 2, '129'],
  [1267995, 'Kanpur', 'Uttar Pradesh', 'North', 2, '512'],
  [1279259, 'Agra', 'Uttar Pradesh', 'North', 2, '562'],
  [1253405, 'Varanasi', 'Uttar Pradesh', 'North', 2, '542'],
  [1264728, 'Ludhiana', 'Punjab', 'North', 2, '161'],
  [1278710, 'Amritsar', 'Punjab', 'North', 2, '183'],
  [1273313, 'Dehradun', 'Uttarakhand', 'North', 2, '135'],
  [1258526, 'Ranchi', 'Jharkhand', 'East', 2, '651'],
  [1258980, 'Raipur', 'Chhattisgarh', 'Central', 2, '771'],
  [1261731, 'Nashik', 'Maharashtra', 'West', 2, '253'],
  [1258847, 'Rajkot', 'Gujarat', 'West', 2, '281'],
  [1263780, 'Mangaluru', 'Karnataka', 'South', 2, '824'],
  [1264521, 'Madurai', 'Tamil Nadu', 'South', 2, '452'],
  [1253184, 'Vijayawada', 'Andhra Pradesh', 'South', 2, '866'],
  [1268865, 'Jodhpur', 'Rajasthan', 'North', 2, '291'],
  [1253986, 'Udaipur', 'Rajasthan', 'North', 2, '294'],
  [1260607, 'Panaji', 'Goa', 'West', 2, '832'],
  [1256525, 'Siliguri', 'West Bengal', 'East', 2, '353'],
];

/** The cities that the sandbox has restaurants in, the largest first. */
export const cityFacts: readonly CityFacts[] = rows.map(
  ([geonameId, name, state, region, stores, areaCode]) => ({
    geonameId,
    name,
    state,
    region,
    stores,
    areaCode,
  }),
);

/** States and territories by the codes that GeoNames has for them. */
export const stateNames: Readonly<Record<string, string>> = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '06': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '09': 'Gujarat',
  '10': 'Haryana',
  '11': 'Himachal Pradesh',
  '12': 'Jammu and Kashmir',
  '13': 'Kerala',
  '14': 'Lakshadweep',
  '16': 'Maharashtra',
  '17': 'Manipur',
  '18': 'Meghalaya',
  '19': 'Karnataka',
  '20': 'Nagaland',
  '21': 'Odisha',
  '22': 'Puducherry',
  '23': 'Punjab',
  '24': 'Rajasthan',
  '25': 'Tamil Nadu',
  '26': 'Tripura',
  '28': 'West Bengal',
  '29': 'Sikkim',
  '30': 'Arunachal Pradesh',
  '31': 'Mizoram',
  '32': 'Dadra and Nagar Haveli and Daman and Diu',
  '33': 'Goa',
  '34': 'Bihar',
  '35': 'Madhya Pradesh',
  '36': 'Uttar Pradesh',
  '37': 'Chhattisgarh',
  '38': 'Jharkhand',
  '39': 'Uttarakhand',
  '40': 'Telangana',
  '41': 'Ladakh',
};

/** Part of the country of each state, for cities without a row above. */
export const stateRegions: Readonly<Record<string, string>> = {
  ...regionOf('South', ['01', '02', '13', '14', '19', '22', '25', '40']),
  ...regionOf('West', ['06', '09', '16', '32', '33']),
  ...regionOf('Central', ['35', '37']),
  ...regionOf('East', ['03', '17', '18', '20', '21', '26', '28', '29', '30', '31', '34', '38']),
  ...regionOf('North', ['05', '07', '10', '11', '12', '23', '24', '36', '39', '41']),
};

function regionOf(region: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, region]));
}
