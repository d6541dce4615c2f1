export interface SeedStore {
  readonly id: string;
  readonly locality: string;
  readonly city: string;
  readonly region: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly online?: boolean;
  readonly orderTypes?: readonly string[];
}

/** The restaurants of the sandbox. Coordinates are those of the localities. */
export const seedStores: readonly SeedStore[] = [
  {
    id: '14052',
    locality: 'Indiranagar',
    city: 'Bengaluru',
    region: 'South',
    state: 'Karnataka',
    latitude: 12.9719,
    longitude: 77.6412,
    orderTypes: ['D', 'P', 'DINEIN', 'CURB'],
  },
  {
    id: '14053',
    locality: 'Koramangala 5th Block',
    city: 'Bengaluru',
    region: 'South',
    state: 'Karnataka',
    latitude: 12.9344,
    longitude: 77.6192,
  },
  {
    id: '14061',
    locality: 'Bandra West',
    city: 'Mumbai',
    region: 'West',
    state: 'Maharashtra',
    latitude: 19.0596,
    longitude: 72.8295,
  },
  {
    id: '14062',
    locality: 'Andheri East',
    city: 'Mumbai',
    region: 'West',
    state: 'Maharashtra',
    latitude: 19.1136,
    longitude: 72.8697,
  },
  {
    id: '14071',
    locality: 'Connaught Place',
    city: 'New Delhi',
    region: 'North',
    state: 'Delhi',
    latitude: 28.6315,
    longitude: 77.2167,
    orderTypes: ['D', 'P', 'DINEIN', 'IRCTC'],
  },
  {
    id: '14081',
    locality: 'Cyber Hub',
    city: 'Gurugram',
    region: 'North',
    state: 'Haryana',
    latitude: 28.4949,
    longitude: 77.0888,
  },
  {
    id: '14091',
    locality: 'T. Nagar',
    city: 'Chennai',
    region: 'South',
    state: 'Tamil Nadu',
    latitude: 13.0418,
    longitude: 80.2341,
  },
  {
    id: '14101',
    locality: 'Banjara Hills',
    city: 'Hyderabad',
    region: 'South',
    state: 'Telangana',
    latitude: 17.4156,
    longitude: 78.4347,
  },
  {
    id: '14111',
    locality: 'Park Street',
    city: 'Kolkata',
    region: 'East',
    state: 'West Bengal',
    latitude: 22.5535,
    longitude: 88.3517,
  },
  {
    id: '14121',
    locality: 'Koregaon Park',
    city: 'Pune',
    region: 'West',
    state: 'Maharashtra',
    latitude: 18.5362,
    longitude: 73.894,
  },
  {
    id: '14131',
    locality: 'C. G. Road',
    city: 'Ahmedabad',
    region: 'West',
    state: 'Gujarat',
    latitude: 23.0276,
    longitude: 72.5592,
  },
  {
    id: '14141',
    locality: 'C-Scheme',
    city: 'Jaipur',
    region: 'North',
    state: 'Rajasthan',
    latitude: 26.9067,
    longitude: 75.8005,
  },
  {
    id: '14151',
    locality: 'Edappally',
    city: 'Kochi',
    region: 'South',
    state: 'Kerala',
    latitude: 10.0261,
    longitude: 76.3083,
    online: false,
  },
];

/** What a store cannot make at the moment: store id → product ids, with when it is back. */
export const seedUnavailable: Readonly<
  Record<string, readonly { readonly productId: string; readonly text: string }[]>
> = {
  '14052': [{ productId: 'DES3', text: 'Back at 5:00 pm' }],
  '14061': [{ productId: 'CHK1', text: 'Back tomorrow' }],
  '14091': [{ productId: 'PIZ9', text: 'Back tomorrow' }],
};
