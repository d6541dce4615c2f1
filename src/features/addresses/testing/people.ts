// A customer and saved addresses, for tests and stories.
import type { SavedAddress } from '#schemas/entities/address.ts';
import { loggedIn, sessionCreated } from '#src/features/session/session-slice.ts';

export const savedHome: SavedAddress = {
  address_id: 'a1',
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  mobile_no: '9876543210',
  houseNo: '12',
  address: 'Rose Apartments',
  landmark: 'Near the lake',
  floor: '3rd floor',
  name: 'Asha Rao',
  email: 'asha@example.com',
  label: 'Home',
};

export const savedWork: SavedAddress = {
  ...savedHome,
  address_id: 'a2',
  houseNo: '5B',
  address: 'Tech Park',
  landmark: 'Gate 2',
  floor: '',
  area_level2: 'HSR Layout',
  latitude: 12.9116,
  longitude: 77.6474,
  label: 'Work',
};

export const guestCame = sessionCreated({
  userId: 'guest-1',
  cartId: 'c1',
  credentials: { accessKeyId: 'k', secretKey: 's', sessionToken: 't' },
});

export const ashaLoggedIn = loggedIn({
  attributes: {
    userId: 'u1',
    firstName: 'Asha',
    lastName: 'Rao',
    mobile: '9876543210',
    email: 'asha@example.com',
  },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});

/** An address whose texts have their maximum length. */
export const longAddress: SavedAddress = {
  ...savedHome,
  address_id: 'a3',
  houseNo: 'B-1204/17A',
  address: 'Shri Venkateshwara Lakeside Apartments 2',
  floor: 'Twelfth floor, the second door after the staircase',
  landmark: 'Opposite the old post office, behind the flyover',
  area_level2: 'Thiruvanmiyur Extension',
  city: 'Thiruvananthapuram',
  name: 'Venkatanarasimharajuvaripeta Subrahmanyam Iyer Rao',
  email: 'venkatanarasimharajuvaripeta.subrahmanyam@mail.com',
  label: 'Other',
};
