// Tiles for the maps of stories: a few streets, the same everywhere.
import { HttpResponse, http } from 'msw';

const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
  <path fill="#f2ead9" d="M0 0h256v256H0z"/>
  <path fill="none" stroke="#fff" stroke-width="10" d="M0 88h256M120 0v256M0 200l256-40"/>
</svg>`;

export const tilesThatCome = http.get('*/sandbox/tiles/:z/:x/:y', () =>
  HttpResponse.text(tile, { headers: { 'content-type': 'image/svg+xml' } }),
);

export const tilesThatFail = http.get('*/sandbox/tiles/:z/:x/:y', () =>
  HttpResponse.text('', { status: 500 }),
);
