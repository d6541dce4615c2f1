import { answer } from '#registry/story/answer.ts';
import { getLoginWays } from '#schemas/api/signin.ts';

/** The ways of logging in of a shop that has them all. */
export const openWays = answer(getLoginWays, {
  status: 'SUCCESS',
  data: { social: [{ source: 'Gmail', name: 'Google' }], password: true },
});
