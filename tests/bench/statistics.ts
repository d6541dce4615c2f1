/** Middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** 'most': the value may be no higher than the limit; 'least': no lower. */
  readonly kind: 'most' | 'least';
}

export function holdsBar({ value, limit, kind }: Bar): boolean {
  return kind === 'most' ? value <= limit : value >= limit;
}

/** Prints each limit with the measured value, and sets the exit code when one is missed. */
export function printBars(bars: readonly Bar[]): void {
  for (const bar of bars) {
    const sign = bar.kind === 'most' ? '≤' : '≥';
    console.log(
      `${holdsBar(bar) ? '✓' : '✗'} ${bar.name}: ${bar.value.toFixed(bar.unit === '' ? 3 : 1)}${bar.unit} (bar ${sign} ${bar.limit}${bar.unit})`,
    );
  }
  if (!bars.every(holdsBar)) process.exitCode = 1;
}
