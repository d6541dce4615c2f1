/** A mutant that no test can notice, or none should. */
export interface Explained {
  readonly file: string;
  /** The whole line that the mutant begins in, without the spaces around it. */
  readonly line: string;
  /** What the mutant replaces; anything in the line if left out. */
  readonly from?: readonly string[];
  /** What the mutant puts in; every mutant that begins in the line if left out. */
  readonly to?: readonly string[];
  /** How many mutants it is said of, where the file has the line more often; all if left out. */
  readonly places?: number;
  readonly why: string;
}

export const forTheCompiler = 'Says to the compiler what the rest of the line checks as well.';
export const errorText = 'A text of an error in the program.';
export const looks = 'How it looks. What it says and does is tested.';
export const filledList = ['["Stryker was here"]'];
