import { type AskedDish as Asked, useAskedDish } from '../use-asked-dish.ts';

/** Opens the choices of the dish that the address asks for. Shows nothing itself. */
export function AskedDish(asked: Asked) {
  useAskedDish(asked);
  return null;
}
