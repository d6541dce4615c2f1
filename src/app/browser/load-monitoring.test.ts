// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { env } from '#src/config/env.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { loadMonitoring } from './load-monitoring.ts';

const monitoring = 'https://monitoring.example/script.js';
const isLoaded = () => document.querySelector(`script[src="${monitoring}"]`) !== null;

beforeEach(() => {
  document.head.innerHTML = '';
  vi.spyOn(env, 'monitoringUrl', 'get').mockReturnValue(monitoring);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('PWA-12 loads the monitoring script three seconds after the page has loaded, and not before', () => {
  loadMonitoring(createPersistence());
  vi.advanceTimersByTime(2_999);
  expect(isLoaded()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLoaded()).toBe(true);
});

it('a customer who wants the app to tell nothing gets no script of anybody else that watches', () => {
  const persistence = createPersistence();
  persistence.write(analyticsAllowed, false);
  loadMonitoring(persistence);
  vi.advanceTimersByTime(60_000);
  expect(isLoaded()).toBe(false);
});

it('neither does one whose browser asks for privacy, until they say yes here', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  const persistence = createPersistence();
  loadMonitoring(persistence);
  vi.advanceTimersByTime(60_000);
  expect(isLoaded()).toBe(false);
  persistence.write(analyticsAllowed, true);
  loadMonitoring(persistence);
  vi.advanceTimersByTime(3_000);
  expect(isLoaded()).toBe(true);
});
