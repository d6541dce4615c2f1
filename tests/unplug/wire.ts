/**
 * A wire leads from something that people set (a feature, an experiment, a setting, a business constant) to what a customer sees or is charged. To
 * unplug it is to put `instead` in the place of `cut`, which stands once in `file`; then `test` has to fail.
 */
export interface Wire {
  readonly file: string;
  readonly cut: string;
  readonly instead: string;
  /** File of the test that fails. */
  readonly test: string;
  /** Where `test` shows no screen: the browser test that sets it, and sees the screen change. `npm run unplug` does not run it. */
  readonly seen?: string;
}

/** The wires of each thing that can be set. */
export type Wires<Name extends string> = Readonly<Record<Name, readonly Wire[]>>;
