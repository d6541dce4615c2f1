import { useMemo, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { City, Locality } from '#schemas/entities/store.ts';
import type { AddressPlace, AddressValues } from '#schemas/stored/drafts.ts';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { useCityLocalities } from '#src/features/cities/api/get-city-localities.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Select } from '#src/ui/select/select.tsx';
import { uiWords } from '#src/ui/words.ts';
import { placeOfLocality } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { type SearchOption, SearchSelect } from './search-select.tsx';

const noCities: readonly City[] = [];

interface PlaceFieldsProps {
  form: UseFormReturn<AddressValues>;
  /** Link to the map, which returns to this page. */
  mapHref: string;
  onMap: () => void;
}

/** City and locality: taken from the pin, or chosen from the lists of cities and localities. */
export function PlaceFields({ form, mapHref, onMap }: PlaceFieldsProps) {
  const { control, setValue } = form;
  const cityField = useController({ control, name: 'city' });
  const city = cityField.field.value;
  const place = useController({ control, name: 'place' });
  const { data: cities = noCities, error: citiesError } = useCities('D');
  /** The place before its locality was cleared. Choosing the same locality again brings back the exact position of its pin. */
  const [cleared, setCleared] = useState<AddressPlace | null>(null);
  const { data: localities, error } = useCityLocalities(city === '' ? null : city);
  const chosen = place.field.value?.area_level2 ?? '';
  const named = chosen || (cleared?.area_level2 ?? '');
  const options = useMemo(() => localityOptions(localities ?? [], named), [localities, named]);
  const cityOptions = useMemo(() => cityNames(cities, city), [cities, city]);

  function chooseCity(name: string) {
    setValue('city', name, { shouldValidate: form.formState.isSubmitted });
    setValue('place', null);
    setCleared(null);
  }

  function placeOf({ name }: SearchOption): AddressPlace | null {
    if (cleared?.area_level2 === name) return cleared;
    const locality = localities?.find((each) => each.name === name);
    const inCity = cities.find((each) => each.name === city);
    return locality ? placeOfLocality(locality, inCity) : null;
  }

  function chooseLocality(option: SearchOption | null) {
    // Choosing the same locality again keeps the position of the pin, which is more exact than the centre of the locality.
    if (option?.name === chosen) return;
    setValue('place', option && placeOf(option), { shouldValidate: form.formState.isSubmitted });
    setCleared(option ? null : place.field.value);
  }

  return (
    <>
      <Select
        ref={cityField.field.ref}
        label={words.city}
        placeholder={words.cityPlaceholder}
        hint={citiesError === undefined ? undefined : words.citiesFailed}
        error={cityField.fieldState.error?.message}
        autoComplete="address-level2"
        options={cityOptions}
        value={city}
        onChange={(event) => chooseCity(event.target.value)}
        onBlur={cityField.field.onBlur}
      />
      <SearchSelect
        // Another city has other localities: what was typed for the city before is not kept.
        key={city}
        ref={place.field.ref}
        label={words.locality}
        placeholder={words.localityPlaceholder}
        options={options}
        value={chosen}
        error={place.fieldState.error?.message}
        listLabel={words.localities}
        countText={words.localitiesFound}
        unlistedText={words.localityUnlisted}
        emptyText={emptyText(city, localities, error)}
        wayOn={
          (localities || error !== undefined) && (
            <AppLink to={mapHref} onClick={onMap}>
              {words.pointOnMap}
            </AppLink>
          )
        }
        onChoose={chooseLocality}
        onBlur={place.field.onBlur}
      />
    </>
  );
}

/** The options, with the chosen or just cleared locality added when the list lacks it: the pin may be in a locality that the list does not name. */
function localityOptions(localities: readonly Locality[], chosen: string): readonly SearchOption[] {
  const options = localities.map(({ name, pincode }) => ({ name, more: pincode }));
  return chosen === '' || options.some(({ name }) => name === chosen)
    ? options
    : [{ name: chosen }, ...options];
}

function cityNames(cities: readonly City[], chosen: string) {
  const names = new Set(cities.map(({ name }) => name));
  if (chosen !== '') names.add(chosen);
  return [...names].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ value: name, label: name }));
}

function emptyText(city: string, localities: readonly Locality[] | undefined, error: unknown): string {
  if (city === '') return words.localityNeedsCity;
  if (localities) return words.localityNone;
  return error ? words.localitiesFailed : uiWords.loading;
}
