import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { dishPicture, couponCode } from '../named.ts';

export const countdownOffer = defineContract({
  type: 'countdown-offer',
  title: 'Countdown offer',
  description:
    'An offer that really ends at a moment, with the time that is left. After the end it shows nothing.',
  places: ['landing'],
  props: z.object({
    heading: z.string().min(1).max(50).describe('What one gets.'),
    text: z.string().max(90).optional().describe('On what, in one line.'),
    code: couponCode.optional().describe('The coupon code; none for an offer that applies by itself.'),
    endsAt: z.iso
      .datetime({ offset: true })
      .describe(
        'The moment the offer ends, with an offset: 2026-12-31T23:30:00+05:30. It must not be moved to a later moment afterwards.',
      ),
    picture: dishPicture.optional().describe('Id of a picture.'),
  }),
  rules: { shownUntil: 'endsAt' },
  reservedHeight: 223,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'deals' },
  example: {
    heading: 'Wings week: eight for the price of six',
    text: 'Peri peri or barbecue, delivery and takeaway',
    code: 'WINGS8',
    endsAt: '2026-12-31T23:30:00+05:30',
    picture: 'chicken-wings-peri-peri',
  },
});
