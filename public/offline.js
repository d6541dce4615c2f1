const firstPause = 2000;
const longestPause = 60_000;
const longestAnswer = 10_000;
let pause = firstPause;
let next;

/**
 * Opens the page that was asked for, as soon as the server has it. Not every browser says that the connection is back, so the page also asks by
 * itself, after longer and longer pauses. HEAD, because it takes no more than the connection shows; the service worker leaves it alone.
 */
async function openPage() {
  clearTimeout(next);
  const ask = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestAnswer) };
  const reply = await fetch(location.href, ask).catch(() => undefined);
  if (reply && reply.status < 500) location.reload();
  else askLater();
}

function askLater() {
  clearTimeout(next);
  next = setTimeout(() => document.hidden || openPage(), pause);
  pause = Math.min(2 * pause, longestPause);
}

function askNow() {
  if (document.hidden) return;
  pause = firstPause;
  openPage();
}

addEventListener('online', askNow);
document.addEventListener('visibilitychange', askNow);
askLater();

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
const families = {
  Figtree: /\/figtree-(?!rupee|accents)/,
  'Bricolage Grotesque': /\/bricolage-grotesque-(?!rupee|accents)/,
};

async function useLetters() {
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const family = Object.keys(families).find((each) => families[each].test(url));
      if (family) document.fonts.add(new FontFace(family, `url(${url})`, { weight: '400 800' }));
    }
  }
}
useLetters().catch(() => {});
