// Figures and how they are printed.

/** The number below which this share of `numbers` lies. */
export function share(numbers: number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Prints figures under a heading, one a line. */
export function print(heading: string, figures: Record<string, number | string>) {
  const shown = (figure: number | string) =>
    typeof figure === 'string' ? figure : figure.toLocaleString('en', { maximumFractionDigits: figure < 100 ? 1 : 0 });
  const lines = Object.entries(figures).map(([what, figure]) => `${shown(figure).padStart(12)}  ${what}`);
  console.log([heading, ...lines].join('\n'));
}
