// The texts of the profile in one table, ready for translation. Texts of validation are in src/config/texts.
export const profileWords = {
  title: 'Your profile',
  details: 'Your details',
  firstName: 'First name',
  lastName: 'Last name',
  mobile: 'Mobile number',
  email: 'Email',
  notGiven: 'Not given yet',
  edit: 'Edit',
  editLabel: 'Edit your details',
  mobileHint:
    'You log in with this number, so it cannot be changed here. To move to another number, call us: ',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your profile is saved',
  notSaved: 'Your profile is not saved',
  kept: 'What you typed stays here.',

  more: 'More of yours',
  orders: 'Your orders',
  ordersText: 'Bills, details, and the same again',
  addresses: 'Saved addresses',
  addressesText: 'Where we deliver to',
  wallet: 'Wallet',
  walletText: 'Your balance and every line of it',
  favourites: 'Favourites',
  favouritesText: 'Dishes with your heart',

  places: 'Where you are logged in',
  placesText: 'If you do not know a device, log it out.',
  thisDevice: 'This device',
  loggedInSince: (moment: string) => `Logged in ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  onlyHere: 'You are logged in on this device only.',
  placesFailed: 'The list of devices did not load',
  tryAgain: 'Please try again in a moment.',
  endOne: 'Log out there',
  endOthers: 'Log out everywhere else',
  endOneQuestion: (device: string) => `Log out of ${device}?`,
  endOneText:
    'Whoever uses that device goes on as a guest. Logging in there again takes a code, your password or your account.',
  endOthersQuestion: 'Log out everywhere else?',
  endOthersText: (count: number) =>
    count === 1
      ? 'The other device goes on as a guest. You stay logged in here.'
      : `The other ${count} devices go on as guests. You stay logged in here.`,
  keep: 'Keep it',
  logOutThere: 'Log out',
  endedOne: (device: string) => `Logged out of ${device}.`,
  endedOthers: 'You are logged in on this device only now.',
  endFailed: 'That did not work, and nothing has changed. Please try again.',
} as const;
