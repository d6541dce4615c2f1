// The page that was asked for, as soon as it can be had.
addEventListener('online', () => location.reload());

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
