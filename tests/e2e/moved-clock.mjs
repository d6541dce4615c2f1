// Loaded before the server (`--import`): its clock is that of this machine and what stands in the file CLOCK_FILE, in milliseconds.
import { readFileSync } from 'node:fs';

const real = Date.now;
const ahead = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));

Date.now = () => real() + ahead();
