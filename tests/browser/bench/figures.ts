// Calculation and printing of benchmark figures.

/** Returns the number below which this share (`part`, 0 to 1) of `numbers` lies. */
export function share(numbers: number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Prints figures under a heading, one per line. */
export function print(heading: string, figures: Record<string, number | string>) {
  const shown = (figure: number | string) =>
    typeof figure === 'string' ? figure : figure.toLocaleString('en', { maximumFractionDigits: figure < 100 ? 1 : 0 });
  const lines = Object.entries(figures).map(([what, figure]) => `${shown(figure).padStart(12)}  ${what}`);
  console.log([heading, ...lines].join('\n'));
}
