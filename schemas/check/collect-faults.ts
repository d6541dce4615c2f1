import { addressOf, type Fault, type Report } from './fault.ts';

/** Collects the faults of one file, each code once for an address. */
export function collectFaults(file: string): { readonly faults: readonly Fault[]; readonly report: Report } {
  const faults: Fault[] = [];
  return {
    faults,
    report(path, code, message) {
      const address = addressOf(path);
      if (faults.some((fault) => fault.address === address && fault.code === code)) return;
      // A colon separates a message that is a full sentence from the address.
      const sign = address !== '' && /^[A-Z']/.test(message) ? ':' : '';
      faults.push({ file, address, code, message: `${address || 'The document'}${sign} ${message}` });
    },
  };
}
