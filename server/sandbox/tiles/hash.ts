/** A number 0 ≤ n < 1 that depends only on three whole numbers: pseudo-random, but the same every time and in every process. */
export function hash(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Like `hash`, between -1 and 1. */
export function swing(x: number, y: number, salt: number): number {
  return hash(x, y, salt) * 2 - 1;
}

/** Changes smoothly between whole numbers; -1 to 1. */
export function noise(x: number, y: number, salt: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const top = mix(swing(column, row, salt), swing(column + 1, row, salt), u);
  const bottom = mix(swing(column, row + 1, salt), swing(column + 1, row + 1, salt), u);
  return mix(top, bottom, v);
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
