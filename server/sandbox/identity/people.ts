import { createHash } from 'node:crypto';

/** Somebody who has an account at the sandbox's provider. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

/** People to choose from. The last one shows what happens to an email address that the provider has not verified. */
export const samplePeople: readonly Person[] = [
  person('Asha Menon', 'asha.menon@example.com'),
  person('Ravi Kumar', 'ravi.kumar@example.com'),
  { ...person('Noor Fatima', 'noor.fatima@example.com'), email_verified: false },
];

/** Whoever is typed. The same email address is the same account. */
export function typedPerson(name: string, email: string): Person {
  return person(name, email.trim().toLowerCase());
}

function person(name: string, email: string): Person {
  const [given = '', ...family] = name.trim().split(/\s+/);
  return {
    sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
    email,
    email_verified: true,
    given_name: given,
    family_name: family.join(' '),
  };
}
