import { describe, expect, it } from 'vitest';
import { pageCookie, readPageCookie } from './page-cookie.ts';

describe('page cookie', () => {
  it('is read as it was written', () => {
    const page = { storeId: '14052', orderType: 'DINEIN', bucket: 'A' } as const;
    const [pair] = pageCookie(page).split(';');
    expect(readPageCookie(`theme=dark; ${pair}; other=1`)).toEqual(page);
  });

  it.each([undefined, '', 'page=', 'page=14052', 'page=14052.X.A', 'page=<b>.D.A', 'page=14052.D.Z', 'homepage=1.D.A'])(
    'takes %j for no cookie',
    (header) => {
      expect(readPageCookie(header)).toBeNull();
    },
  );
});
