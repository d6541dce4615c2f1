// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { aPlace, countryReplies } from '#src/features/place/testing/country.ts';
import { offline } from '#src/request/testing/answering.ts';
import { placeOf, valuesOf } from '../address-values.ts';
import { savedHome, savedWork } from '../testing/people.ts';
import { addressWords } from '../addresses-words.ts';
import type { Sent } from './address-form.tsx';
import { renderAddressForm } from '../testing/render-address-form.tsx';

const fields: readonly [id: string, label: RegExp, text: string][] = [
  ['VAL-12', /^Name/, 'Please Enter Name'],
  ['VAL-13', /^Mobile number/, 'Please enter valid mobile number'],
  ['VAL-14', /^Email/, 'Please enter valid email Address'],
  ['VAL-17', /^City/, 'Please select City'],
  ['VAL-17', /^Locality/, 'Please select Locality'],
  ['VAL-16', /^House or flat number/, validationTexts.addressHouse],
  ['VAL-15', /^Society or area/, validationTexts.addressArea],
];

describe('address form', () => {
  it.each(fields)('%s the field %s says so itself', async (_, label, text) => {
    const { user, save, onSubmit } = renderAddressForm();
    await user.click(save());
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    [/^Name/, 'name'],
    [/^Mobile number/, 'tel-national'],
    [/^Email/, 'email'],
    [/^City/, 'address-level2'],
    [/^House or flat number/, 'address-line2'],
    [/^Society or area/, 'address-line1'],
  ])('has the field %s filled in by the browser with %s', (label, filledWith) => {
    renderAddressForm();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', filledWith);
  });

  it('says what a good landmark is', () => {
    renderAddressForm();
    expect(screen.getByLabelText(/^Landmark/)).toHaveAccessibleDescription(
      'Something the rider can see from the road',
    );
  });

  it('VAL-18 landmark and floor may stay empty', async () => {
    const { user, save, onSubmit } = renderAddressForm({
      initialValues: { ...valuesOf(savedHome), landmark: '', floor: '' },
    });
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('landmark');
  });

  it('counts the faults, focuses the first one, and removes each when its field is corrected', async () => {
    const { user, save } = renderAddressForm();
    await user.click(save());
    expect(screen.getByText('7 fields need another look')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    await user.keyboard('Asha');
    expect(screen.queryByText('Please Enter Name')).toBeNull();
    await user.click(save());
    expect(screen.getByText('6 fields need another look')).toBeVisible();
    expect(screen.getByLabelText(/^Mobile/)).toHaveFocus();
  });

  it('VAL-17 keeps a locality that was tapped when the next field is tapped before the page shows it', async () => {
    const { user, changes } = renderAddressForm({ initialValues: { ...valuesOf(savedHome), place: null } });
    await user.type(screen.getByRole('combobox', { name: /Locality/ }), 'indira');
    const option = await screen.findByRole('option', { name: /^Indiranagar/ });
    // Without act, as in a browser: the tap is rendered in a microtask, and what the choice changed in a later task.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    try {
      option.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
      screen.getByLabelText(/^House or flat number/).focus();
      const box = screen.getByRole('combobox', { name: /Locality/ });
      await vi.waitFor(() => expect(box).toHaveValue('Indiranagar'));
    } finally {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    }
    expect(changes.at(-1)?.place?.area_level2).toBe('Indiranagar');
  });

  it('VAL-17 leads to the locality when that is the first fault', async () => {
    const { user, save } = renderAddressForm({ initialValues: { ...valuesOf(savedHome), place: null } });
    await user.click(save());
    expect(screen.getByRole('combobox', { name: /Locality/ })).toHaveFocus();
    expect(screen.getByText('One field needs another look')).toBeVisible();
  });

  it('VAL-17 focuses the city before the locality, which needs one, and removes its fault with the choice', async () => {
    const { user, save } = renderAddressForm({
      initialValues: { ...valuesOf(savedHome), city: '', place: null },
    });
    await screen.findByRole('option', { name: 'Mysuru' });
    await user.click(save());
    const city = screen.getByRole('combobox', { name: 'City' });
    expect(city).toHaveFocus();
    expect(city).toBeInvalid();
    expect(screen.getByText('2 fields need another look')).toBeVisible();
    await user.selectOptions(city, 'Bengaluru');
    expect(city).toBeValid();
    expect(await screen.findByText('One field needs another look')).toBeVisible();
    await user.click(save());
    expect(screen.getByRole('combobox', { name: /Locality/ })).toHaveFocus();
  });

  it.each(['Indranagr', 'indra'])('VAL-17 finds a locality in spite of a typing error: %s', async (typed) => {
    const { user } = renderAddressForm({ initialValues: { ...valuesOf(savedHome), place: null } });
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.type(locality, typed);
    expect(await screen.findByRole('option', { name: /Indiranagar/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(locality).toHaveValue('Indiranagar');
  });

  it.each([
    ['mouse', 'Nowhere', countryReplies],
    ['keyboard', 'Nowhere', countryReplies],
    ['mouse', 'Ind', { ...countryReplies, getCityLocalities: offline }],
  ])('VAL-17 where no locality fits the map is one step away, by %s (%s)', async (by, typed, answers) => {
    const onMap = vi.fn();
    const initialValues = { ...valuesOf(savedHome), place: null };
    const { user, address } = renderAddressForm({ initialValues, onMap }, answers);
    await user.type(screen.getByRole('combobox', { name: /Locality/ }), typed);
    const link = await screen.findByRole('link', { name: 'Point it out on the map' });
    if (by === 'mouse') await user.click(link);
    else await user.keyboard('{Tab}{Enter}');
    expect(address()).toBe('/mapScreen');
    expect(onMap).toHaveBeenCalledWith(expect.objectContaining({ city: 'Bengaluru', houseNo: '12' }));
  });

  it('VAL-17 the note that no locality fits goes with the field', async () => {
    // The paragraph, not the status for screen readers.
    const note = () => screen.queryByText(addressWords.localityNone, { selector: 'p' });
    const { user } = renderAddressForm({ initialValues: { ...valuesOf(savedHome), place: null } });
    await user.type(screen.getByRole('combobox', { name: /Locality/ }), 'Nowhere');
    await waitFor(() => expect(note()).toBeVisible());
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      addressWords.localityNone,
    );
    await user.tab();
    expect(note()).toBeVisible();
    await user.tab();
    expect(note()).toBeNull();
  });

  it('LOC-38 has three labels, each with its sign', async () => {
    const { user, save, onSubmit } = renderAddressForm({ initialValues: valuesOf(savedHome) });
    const group = screen.getByRole('group', { name: 'What is this place?' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['Home', 'Work', 'Other']);
    const signs = [...group.querySelectorAll('use')].map((use) =>
      use.getAttribute('href')?.replace(/.*#/, ''),
    );
    expect(signs).toEqual(['home', 'work', 'location']);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0].label).toBe('Other');
  });

  it('VAL-17 LOC-37 the locality is chosen from those of the city, by keyboard', async () => {
    const { user, save, onSubmit } = renderAddressForm({
      initialValues: { ...valuesOf(savedHome), city: '', place: null },
    });
    await screen.findByRole('option', { name: 'Mysuru' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Bengaluru');
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.type(locality, 'lay');
    expect(await screen.findByRole('option', { name: /HSR Layout/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(locality).toHaveValue('HSR Layout');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      city: 'Bengaluru',
      area_level1: 'Karnataka',
      area_level2: 'HSR Layout',
      latitude: 12.9116,
      longitude: 77.6474,
    });
  });

  it('VAL-17 a typed text that is no locality of the city is refused, and the previous locality is not sent', async () => {
    const { user, save, onSubmit } = renderAddressForm({ initialValues: valuesOf(savedHome) });
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.click(locality);
    expect(await screen.findByRole('option', { name: /HSR Layout/ })).toBeVisible();
    await user.clear(locality);
    await user.type(locality, 'Nowhere{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(save());
    expect(locality).toHaveAccessibleDescription('Please select Locality');
    expect(locality).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(locality, 'hsr layout ');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0].area_level2).toBe('HSR Layout');
  });

  it('VAL-17 a locality that is typed wrongly stays in the field, with the nearest name, and the pin comes back with the right one', async () => {
    const pin = { ...aPlace, area_level2: 'Indiranagar 2nd Stage' };
    const { user, save, onSubmit } = renderAddressForm({
      initialValues: { ...valuesOf(savedHome), place: placeOf(pin) },
    });
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.click(locality);
    expect(await screen.findByRole('option', { name: /HSR Layout/ })).toBeVisible();
    await user.clear(locality);
    await user.type(locality, 'HSR Layoot');
    await user.tab();
    expect(locality).toHaveValue('HSR Layoot');
    expect(locality).toHaveAccessibleDescription(addressWords.localityUnlisted('HSR Layoot', 'HSR Layout'));

    await user.clear(locality);
    await user.type(locality, 'indiranagar 2nd stage');
    await user.tab();
    expect(locality).toHaveValue('Indiranagar 2nd Stage');
    expect(locality).not.toHaveAccessibleDescription();
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ latitude: pin.latitude, longitude: pin.longitude });
  });

  it('VAL-17 looking at the list and pressing Enter leaves the locality as it is', async () => {
    const { user } = renderAddressForm({ initialValues: valuesOf(savedWork) });
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.click(locality);
    await screen.findByRole('option', { name: /HSR Layout/ });
    await user.keyboard('{Escape}');
    await user.click(locality);
    await user.keyboard('{Enter}');
    expect(locality).toHaveValue('HSR Layout');
  });

  it('VAL-17 Escape takes back what was typed', async () => {
    const { user, save, onSubmit } = renderAddressForm({ initialValues: valuesOf(savedHome) });
    const locality = screen.getByRole('combobox', { name: /Locality/ });
    await user.type(locality, 'Now{Escape}');
    expect(locality).toHaveValue('Indiranagar');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0].area_level2).toBe('Indiranagar');
  });

  it('says when the cities did not load, and offers the map', async () => {
    renderAddressForm({}, { ...countryReplies, getCities: offline });
    expect(await screen.findByText(addressWords.citiesFailed)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set on map' })).toBeVisible();
  });

  it('LOC-37 the position is the pin’s as long as its locality stays', async () => {
    const pin = { ...aPlace, area_level2: 'Indiranagar 2nd Stage' };
    const { user, save, onSubmit } = renderAddressForm({
      initialValues: { ...valuesOf(savedHome), place: placeOf(pin) },
    });
    expect(screen.getByText('Indiranagar 2nd Stage, Bengaluru')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change on map' })).toHaveAttribute('href', '/mapScreen');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      latitude: pin.latitude,
      longitude: pin.longitude,
      area_level2: 'Indiranagar 2nd Stage',
    });
  });

  it('reports every change, so that the caller can keep a draft', async () => {
    const { user, changes } = renderAddressForm();
    await user.type(screen.getByLabelText(/^House/), '12');
    expect(changes.at(-1)?.houseNo).toBe('12');
  });

  it('LOC-17 sends once, however often it is pressed meanwhile and after', async () => {
    let finish: (sent: Sent) => void = () => {};
    const onSubmit = vi.fn(() => new Promise<Sent>((resolve) => (finish = resolve)));
    const { user } = renderAddressForm({ initialValues: valuesOf(savedHome), onSubmit });
    const button = screen.getByRole('button', { name: 'Save' });
    // Both within one frame: the button is not rendered as busy yet.
    act(() => {
      button.click();
      button.click();
    });
    await user.type(screen.getByLabelText(/^Landmark/), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-busy', 'true');
    // The app is navigating to the next page, whose code may still be loading.
    await act(async () => finish({ ok: true }));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await user.type(screen.getByLabelText(/^Landmark/), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('LOC-17 can be sent again when the address is kept and the customer stays', async () => {
    const onSubmit = vi.fn(async (): Promise<Sent> => ({ ok: false, text: addressesTexts.savedButNoLookup }));
    const { user, save } = renderAddressForm({ initialValues: valuesOf(savedHome), onSubmit });
    await user.click(save());
    expect(await screen.findByText(addressesTexts.savedButNoLookup)).toBeVisible();
    expect(save()).not.toHaveAttribute('aria-busy');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('says that it could not be saved, and keeps everything', async () => {
    const onSubmit = vi.fn(async (): Promise<Sent> => ({ ok: false, text: addressesTexts.saveFailed }));
    const { user, save } = renderAddressForm({ initialValues: valuesOf(savedHome), onSubmit });
    await user.click(save());
    expect(await screen.findByText(addressesTexts.saveFailed)).toBeVisible();
    expect(screen.getByLabelText(/^House/)).toHaveValue('12');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});
