import { useId } from 'react';
import { customerFieldMax as max } from '#schemas/entities/customer-fields.ts';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { loginWords as words } from '../login-words.ts';
import type { Person, PersonFaults } from '../person.ts';

interface PersonFieldsProps {
  readonly person: Person;
  readonly faults: PersonFaults;
  readonly onChange: (person: Person) => void;
}

/** Name and email of a new customer. */
export function PersonFields({ person, faults, onChange }: PersonFieldsProps) {
  const id = useId();

  const field = (name: keyof Person) => ({
    id: `${id}-${name}`,
    name,
    maxLength: max[name],
    value: person[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...person, [name]: target.value }),
  });

  return (
    <>
      <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" optional />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}
