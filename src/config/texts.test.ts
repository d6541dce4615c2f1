import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it('ERR-01 ERR-05 ERR-06 keeps the texts of the request layer to the letter', () => {
  expect(texts.generic).toEqual({
    header: 'Oops!',
    text: 'Something Went Wrong. Please Try Again.',
    button: 'Ok',
  });
  expect(texts.request.sessionFailed).toBe(
    'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
  );
  expect(texts.request.networkRetrying).toBe('There seems to be network issue. Retrying ....');
});
