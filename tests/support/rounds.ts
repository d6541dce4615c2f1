const shareOfUsual = 4;

/**
 * How many rounds a test with random values takes: all in the long tests (`npm run test:long`), a share of them in `npm test`. The rounds of
 * `npm test` are the first of the long ones, so what fails here fails there too.
 */
export function rounds(all: number): number {
  return process.env['LONG'] ? all : Math.ceil(all / shareOfUsual);
}
