import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../browser/find-chromium.mjs';
import { median } from './statistics.ts';

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

export interface PageRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly shift: number;
  /** ms. */
  readonly firstPaint: number;
  /** ms. */
  readonly largestPaint: number;
  /** ms. */
  readonly blocking: number;
  /** Speed of the machine as Lighthouse measured it in this run: a busy machine makes the page slower. */
  readonly machine: number;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** What a run, or the medians of some, tell of how fast the page is. */
export function figuresOf({ performance, firstPaint, largestPaint, blocking, shift }: PageRun): string {
  return `performance ${performance.toFixed(0)}, first paint ${seconds(firstPaint)} s, largest ${seconds(largestPaint)} s, blocking with a debugger ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}`;
}

export function mediansOf(runs: readonly PageRun[]): PageRun {
  const of = (key: keyof PageRun) => median(runs.map((run) => run[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    shift: of('shift'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    machine: of('machine'),
  };
}

interface Asked {
  readonly url: string;
  /** Fills the browser before: a cart, a customer. It stays for the run. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
  /** Without any code of ours, to compare with. */
  readonly withoutScripts?: boolean;
}

/** One run of Lighthouse with its mobile preset, in a browser of its own. */
export async function runPage(asked: Asked, attempt = 1): Promise<PageRun> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: flags, userDataDir: profile });
  try {
    if (asked.prepare) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const page = await browser.contexts()[0]?.newPage();
      if (page) await asked.prepare(page);
      await page?.close();
      await browser.close();
    }
    const result = await lighthouse(asked.url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: asked.prepare !== undefined,
      ...(asked.withoutScripts && { blockedUrlPatterns: ['*/assets/*.js'] }),
    });
    if (!result || result.lhr.runtimeError) {
      const message = result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.';
      if (attempt === ATTEMPTS) throw new Error(message);
      console.log(`  again: ${message}`);
      return await runPage(asked, attempt + 1);
    }
    const { categories, audits, finalDisplayedUrl, environment } = result.lhr;
    if (new URL(finalDisplayedUrl).pathname !== new URL(asked.url).pathname)
      throw new Error(`${asked.url} led to ${finalDisplayedUrl}.`);
    const score = (name: string) => (categories[name]?.score ?? 0) * 100;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    if (!asked.withoutScripts)
      for (const category of Object.values(categories))
        for (const { id, weight } of category.auditRefs)
          if (weight > 0 && category.id !== 'performance' && audits[id]?.score === 0)
            console.log(`  ${category.id}: ${audits[id].title}`);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      shift: value('cumulative-layout-shift'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      machine: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
    // Processes of the browser still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
