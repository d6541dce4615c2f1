// `npm run bench:page`: Lighthouse (its mobile preset) on the built product, medians of five runs, bytes first.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../browser/find-chromium.mjs';
import { startApp } from '../e2e/server-fixture.ts';
import { firstLoadScripts } from './first-load.ts';
import { type Bar, median, printBars } from './statistics.ts';

const RUNS = 5;
/** A trace that failed is taken again, this often at most. */
const ATTEMPTS = 4;
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly shift: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Speed of the machine as Lighthouse measured it in this run: a busy machine makes the page slower. */
  readonly machine: number;
}

async function runLighthouse(url: string, attempt = 1): Promise<Run> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: flags, userDataDir: profile });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) {
      const message = result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.';
      if (attempt === ATTEMPTS) throw new Error(message);
      console.log(`  again: ${message}`);
      return await runLighthouse(url, attempt + 1);
    }
    const { categories, audits } = result.lhr;
    const score = (name: string) => (categories[name]?.score ?? 0) * 100;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    for (const category of Object.values(categories)) {
      for (const { id, weight } of category.auditRefs) {
        const audit = audits[id];
        if (weight > 0 && category.id !== 'performance' && audit?.score === 0)
          console.log(`  ${category.id}: ${audit.title}`);
      }
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      shift: value('cumulative-layout-shift'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      machine: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function main() {
  const path = process.argv[2] ?? '/';
  const app = await startApp();
  try {
    const url = new URL(path, app.url).href;
    const scripts = await firstLoadScripts(url);
    console.log(`${path}: scripts of the first load ${(scripts / 1000).toFixed(1)} kB gzip`);
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      const measured = await runLighthouse(url);
      runs.push(measured);
      console.log(
        `  run ${run + 1}: performance ${measured.performance.toFixed(0)}, largest paint ${(measured.largestPaint / 1000).toFixed(2)} s, blocking ${measured.blocking.toFixed(0)} ms, shift ${measured.shift.toFixed(3)}, machine ${measured.machine.toFixed(0)}`,
      );
    }
    const of = (key: keyof Run) => median(runs.map((run) => run[key]));
    const bars: Bar[] = [
      { name: 'First-load scripts, gzip', value: scripts / 1000, limit: 150, unit: ' kB', kind: 'most' },
      { name: 'Performance', value: of('performance'), limit: 95, unit: '', kind: 'least' },
      { name: 'Accessibility', value: of('accessibility'), limit: 100, unit: '', kind: 'least' },
      { name: 'Best practices', value: of('bestPractices'), limit: 95, unit: '', kind: 'least' },
      { name: 'SEO', value: of('seo'), limit: 100, unit: '', kind: 'least' },
      { name: 'Layout shift', value: of('shift'), limit: 0.02, unit: '', kind: 'most' },
    ];
    printBars(bars);
  } finally {
    await app.stop();
  }
}

await main();
