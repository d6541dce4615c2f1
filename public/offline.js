// The page that was asked for, as soon as it can be had. Not every browser reports that the connection is back, and a server that failed makes
// no such event, so the page is also tried for, after pauses that grow.
const LONGEST_PAUSE_MS = 60_000;
let pause = 2_000;
let timer;

async function openWhenReachable() {
  clearTimeout(timer);
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) return location.reload();
  } catch {
    // Still offline.
  }
  tryLater();
}

function tryLater() {
  clearTimeout(timer);
  timer = setTimeout(openWhenReachable, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

tryLater();
addEventListener('online', () => location.reload());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') openWhenReachable();
});

// The brand's name, its '&' in the brand's colour. What cannot be had is done without.
fetch('/manifest.webmanifest')
  .then((reply) => reply.json())
  .then(({ name }) => {
    for (const part of name.split(/(&)/)) {
      const word = document.createElement(part === '&' ? 'b' : 'span');
      word.textContent = part;
      document.getElementById('name').append(word);
    }
  })
  .catch(() => {});

// The brand's letters, where a page has left them: their files are named by their content.
const families = { Figtree: /\/figtree-(?!rupee)/, 'Bricolage Grotesque': /\/bricolage-grotesque-(?!rupee)/ };

async function useLetters() {
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const family = Object.keys(families).find((each) => families[each].test(url));
      if (family) document.fonts.add(new FontFace(family, `url(${url})`, { weight: '400 800' }));
    }
  }
}
useLetters().catch(() => {});
