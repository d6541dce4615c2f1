import { afterAll, expect } from 'vitest';

/** What a test could leave to the files that run in this document after it. What modules add once to the head stays with them. */
const leftBehind = () => ({
  body: document.body.innerHTML,
  bodyAttributes: document.body.getAttributeNames(),
  rootAttributes: document.documentElement.getAttributeNames(),
  title: document.title,
  address: location.href,
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  cookies: document.cookie,
});

const before = leftBehind();

afterAll(() => {
  expect(leftBehind(), 'what the file leaves to the next one').toEqual(before);
});
