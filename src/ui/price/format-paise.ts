const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** '₹1,23,456' or, where there are paise, '₹1,23,456.50'. */
export function formatPaise(paise: number): string {
  const format = paise % 100 === 0 ? wholeRupees : withPaise;
  return format.format(paise / 100);
}
