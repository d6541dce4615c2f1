import { describe, expect, it } from 'vitest';
import { validators } from '#schemas/compiled/validators.ts';
import type { Validator } from '#schemas/compiled-contract.ts';
import { salvage } from './salvage.ts';

const hero = validators.get('hero-carousel') as Validator;
const notice = validators.get('notice') as Validator;
const slide = { heading: 'Fresh', picture: 'banner-hero-pizza' };
const addresses = (faults: ReturnType<typeof salvage>['faults']) =>
  faults.map(({ path, code }) => `${path.join('.')}:${code}`);

describe('salvage', () => {
  it('leaves a good value as it is and fills in defaults, without touching what it was given', () => {
    const input = { text: 'Open until 3 am' };
    expect(salvage(input, notice)).toEqual({ value: { text: 'Open until 3 am', tone: 'info' }, faults: [] });
    expect(input).toEqual({ text: 'Open until 3 am' });
  });

  it('gives a wrong optional property its default', () => {
    const { value, faults } = salvage({ text: 'Hi', tone: 'loud', icon: 7 }, notice);
    expect(value).toEqual({ text: 'Hi', tone: 'info' });
    expect(addresses(faults)).toEqual(['tone:enum', 'icon:type']);
  });

  it('drops a wrong item of a list and keeps its neighbours', () => {
    const { value, faults } = salvage(
      { slides: [slide, 'no slide', { heading: 'No picture' }, slide] },
      hero,
    );
    expect(value).toMatchObject({ slides: [slide, slide] });
    expect(addresses(faults)).toEqual(['slides.1:type', 'slides.2.picture:required']);
  });

  it('drops what cannot do without the dropped part, and counts only the first cause as a fault', () => {
    const { value, faults } = salvage({ slides: [{ heading: 5, picture: 'x' }] }, hero);
    expect(value).toEqual({});
    expect(addresses(faults)).toEqual(['slides.0.heading:type']);
  });

  it('leaves an unsafe link out and keeps the rest of the item', () => {
    const bad = { ...slide, link: { action: 'url', to: 'javascript:alert(1)' } };
    const { value, faults } = salvage({ slides: [bad] }, hero);
    expect(value?.slides).toEqual([{ ...slide, alt: '', wash: 'ember', link: { action: 'url' } }]);
    expect(addresses(faults)).toEqual(['slides.0.link.to:pattern']);
  });

  it('cuts words that are too long, and lists that are too long', () => {
    const { value, faults } = salvage(
      { slides: Array.from({ length: 9 }, () => ({ ...slide, heading: 'long words '.repeat(9) })) },
      hero,
    );
    const slides = value?.slides as { heading: string }[];
    expect(slides).toHaveLength(6);
    for (const { heading } of slides) expect(heading).toMatch(/^long words .{0,60}…$/);
    expect(slides[0]?.heading.length).toBeLessThanOrEqual(60);
    expect(addresses(faults)).toContain('slides:maxItems');
  });

  it('says nothing of items that are cut off', () => {
    const { value, faults } = salvage(
      { slides: [...Array.from({ length: 6 }, () => slide), 'no slide', 5] },
      hero,
    );
    expect(value?.slides).toHaveLength(6);
    expect(addresses(faults)).toEqual(['slides:maxItems']);
  });

  it('does not cut an id', () => {
    const { value } = salvage({ slides: [{ heading: 'A', picture: 'x'.repeat(200) }, slide] }, hero);
    expect(value).toMatchObject({ slides: [slide] });
  });

  it('takes keys named like parts of every object for what they are', () => {
    const nasty = JSON.parse('{"text":"Hi","constructor":1,"__proto__":{"tone":"loud"},"toString":null}');
    const { value } = salvage(nasty, notice);
    expect(value?.tone).toBe('info');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});
