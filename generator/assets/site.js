// What the pages do beyond being read. A classic script, so that it runs from file://; everything is optional.
(() => {
  const root = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)];

  // Theme: as the system says, or as the reader chose.
  const button = document.getElementById('theme');
  const themes = ['auto', 'light', 'dark'];
  const show = () => {
    button.textContent = `Theme: ${root.dataset.theme ?? 'auto'}`;
  };
  button.addEventListener('click', () => {
    const next = themes[(themes.indexOf(root.dataset.theme ?? 'auto') + 1) % themes.length];
    if (next === 'auto') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      if (next === 'auto') localStorage.removeItem('clausewise-theme');
      else localStorage.setItem('clausewise-theme', next);
    } catch {
      // A page from file:// may be without storage: then the choice lasts as long as the page.
    }
    show();
  });
  show();

  // A copy button after every permalink.
  const say = (text) => {
    document.getElementById('said').textContent = text;
  };
  async function copied(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const field = document.createElement('textarea');
      field.value = text;
      document.body.append(field);
      field.select();
      const done = document.execCommand('copy');
      field.remove();
      return done;
    }
  }
  for (const link of all('a.id, a.permalink')) {
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = 'copy';
    copy.textContent = 'copy';
    copy.setAttribute('aria-label', `Copy the link to ${decodeURIComponent(link.hash.slice(1))}`);
    copy.addEventListener('click', async () => {
      const done = await copied(link.href);
      say(done ? 'Link copied.' : 'The link could not be copied.');
      copy.textContent = done ? 'copied' : 'failed';
      setTimeout(() => {
        copy.textContent = 'copy';
      }, 1500);
    });
    link.after(copy);
  }

  // A link into a folded example unfolds it; so does printing.
  const unfold = () => {
    const at = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = at?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    at.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  unfold();
  addEventListener('beforeprint', () => {
    for (const fold of all('details:not([open])')) {
      fold.open = true;
      fold.dataset.printed = '';
    }
  });
  addEventListener('afterprint', () => {
    for (const fold of all('details[data-printed]')) {
      fold.open = false;
      delete fold.dataset.printed;
    }
  });

  // What is wider than the page scrolls in its own box: it says so, and the keyboard must be able to reach it.
  const reach = () => {
    for (const box of all('.scroll')) {
      const wide = box.scrollWidth > box.clientWidth;
      box.classList.toggle('wide', wide);
      if (wide) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    }
  };
  addEventListener('resize', reach);
  document.addEventListener('toggle', reach, true);
  reach();

  // Search. Library and texts are loaded when somebody wants them.
  const field = document.getElementById('find');
  const found = document.getElementById('found');
  const load = (name) =>
    new Promise((done, failed) => {
      const script = document.createElement('script');
      script.src = root.dataset.root + name;
      script.onload = done;
      script.onerror = failed;
      document.head.append(script);
    });
  // An id is found whole or from its number on, a word with a hyphen by its parts too.
  const tokens = (text) =>
    (text.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? []).flatMap((t) => {
      if (!/[.-]/.test(t)) return [t];
      return /\d/.test(t) ? [t, t.replace(/^[A-Z]+-/, '')] : [t, ...t.split(/[.-]/)];
    });
  // Words that readers use for what rules call otherwise. Each finds all of its line, as beginnings of words.
  const alike = [
    'captur fall fell 0_HP | die dies died dying dead death kill kills killed destroy destroys destroyed defeat defeats defeated slain',
    'damage | hurt hurts wound wounds wounded injure injured',
    'heal | restore restores cure cures',
    'cancel | stop stops stopped interrupt interrupts abort aborts',
    'respon | react reacts reaction reactions reply replies',
    'simultaneous at_once | together',
    'declar | announce announces announced',
  ].map((line) => line.split(' | ').map((words) => words.split(' ')));
  // Every word of the question is to be found, or one that is used for it; a word of a few letters only as it is.
  const asked = (words, combineWith) => ({
    combineWith,
    queries: (words.match(/[^\s,;?!]+/g) ?? []).map((word) => {
      const ways = alike.find(([, said]) => said.includes(word.toLowerCase()));
      if (!ways) return word;
      const rules = ways[0].map((way) => ({ combineWith: 'AND', queries: way.split('_') }));
      return { combineWith: 'OR', fuzzy: false, queries: [{ queries: [word], prefix: false }, ...rules] };
    }),
  });
  const samePage = (a, b) => a.split('#')[0] === b.split('#')[0];
  const gameOf = (href) => href.split('/')[0];
  // Who reads a page of one game asks about that game: the last folder of the address, below the root.
  const here = root.dataset.root === '' ? '' : location.pathname.split('/').at(-2);
  let index;
  const ready = () => {
    index ??= Promise.all([load('search.js'), load('search-data.js')]).then(() => {
      const search = new MiniSearch({
        idField: 'n',
        fields: ['id', 'title', 'text', 'examples', 'beside'],
        tokenize: tokens,
        searchOptions: {
          prefix: (t) => t.length > 1,
          fuzzy: (t) => (/\d/.test(t) || t.length < 5 ? false : 0.2),
          boost: { id: 4, title: 2, beside: 0.3 },
          boostDocument: (n) => (gameOf(window.clausewiseTexts[n][4]) === here ? 3 : 1),
          tokenize: (t) => t.match(/[^\s,;]+/g) ?? [],
        },
      });
      // Beside a statement stand the others of its clause: often only they name what it speaks of.
      const texts = window.clausewiseTexts;
      const others = (n) => texts.filter(([, title, , , href], i) => i !== n && title === texts[n][1] && samePage(href, texts[n][4]));
      const beside = (n) => others(n).map(([, , text, examples]) => `${text} ${examples}`);
      search.addAll(texts.map(([id, title, text, examples], n) => ({ n, id, title, text, examples, beside: beside(n).join(' ') })));
      return search;
    });
    return index;
  };
  // First the title of the clause: what a statement says, it says of that.
  const item = ([id, title, text, , href]) => {
    const part = (name, of) => Object.assign(document.createElement(name), { textContent: of });
    const li = document.createElement('li');
    const a = document.createElement('a');
    a.href = root.dataset.root + href;
    a.append(part('small', id), part('b', title), ' ', part('span', text.length > 180 ? `${text.slice(0, 179)}…` : text));
    if (gameOf(href) !== here) a.append(part('i', window.clausewiseGames[gameOf(href)]));
    a.addEventListener('click', close);
    li.append(a);
    return li;
  };
  const close = () => {
    found.hidden = true;
  };
  const look = async () => {
    const words = field.value.trim();
    if (words === '') return close();
    const search = await ready();
    if (words !== field.value.trim()) return;
    const all = search.search(asked(words, 'AND'));
    const hits = (all.length > 0 ? all : search.search(asked(words, 'OR'))).slice(0, 12);
    found.replaceChildren(...hits.map((h) => item(window.clausewiseTexts[h.id])));
    if (hits.length === 0) {
      const none = document.createElement('li');
      none.innerHTML = '<p></p>';
      none.firstChild.textContent = `Nothing found for “${words}”.`;
      found.append(none);
    }
    say(`${hits.length} found`);
    found.hidden = false;
  };
  field.addEventListener('focus', ready);
  field.addEventListener('input', look);
  const finder = field.closest('.finder');
  finder.addEventListener('keydown', (e) => {
    const links = [...found.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (e.key === 'Escape') {
      close();
      field.focus();
    } else if (e.key === 'Enter' && at < 0) links[0]?.click();
    else if (e.key === 'ArrowDown') links[at + 1]?.focus();
    else if (e.key === 'ArrowUp') (links[at - 1] ?? field).focus();
    else return;
    e.preventDefault();
  });
  document.addEventListener('click', (e) => {
    if (!finder.contains(e.target)) close();
  });
})();
