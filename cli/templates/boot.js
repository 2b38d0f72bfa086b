// Runs before the first paint of every page: puts the stored scheme and language on the document, keeps a page that
// was written in another language, or that the query narrows, out of sight until the site has taken over, and requests the
// site's scripts. The same bytes for every brand, so that one hash in the content security policy holds for all.
(() => {
  const page = document.documentElement;
  // What fails before the site has taken over leaves a page that answers nothing, or shows nothing: it says so, and loads
  // every first file again past the cache, which may hold the bad one.
  const fail = ({ target }) => {
    if ('started' in page.dataset || (target instanceof Element && !target.matches('script, [rel=stylesheet]'))) return;
    const recovery = document.getElementById('recovery');
    page.dataset.failed = '';
    delete page.dataset.pending;
    if (!recovery) return;
    const own = recovery.querySelector(`:scope > [lang="${page.lang}"]`);
    for (const text of own ? recovery.children : []) text.hidden = text !== own;
    if (!own) sayLeftOut(recovery);
    recovery.onclick = (event) => {
      if (!event.target.closest('a')) return;
      event.preventDefault();
      const files = [...document.querySelectorAll('[integrity]')].map(({ src, href }) => src || href);
      Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' }))).then(() => location.reload());
    };
  };
  // Of many languages, pages have the texts of two.
  const sayLeftOut = async (recovery) => {
    const { basePath, languages } = JSON.parse(document.getElementById('brand').textContent);
    const entries = languages.offered.split('\n').map((line) => line.split(' '));
    const [code] = entries.find(([, tag]) => tag.replace('<', '') === page.lang) ?? [];
    const shown = recovery.querySelector(':scope > :not([hidden])');
    const texts = await fetch(`${basePath}${languages.more}`).then((answer) => answer.json());
    [...shown.children].forEach((element, place) => {
      element.textContent = texts[code].recovery[place];
    });
    shown.lang = page.lang;
    shown.dir = page.dir;
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
})();
(() => {
  // Milliseconds from the request for the page to here.
  const SLOW = 300;
  const page = document.documentElement;
  const { build, languages, theme } = JSON.parse(document.getElementById('brand').textContent);
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  // Nothing answers a press before the site has taken over: the last one on a button is kept for it.
  document.onclick = (event) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    const button = event.target.closest('button');
    button?.setAttribute('data-pressed', '');
    // The browser itself would send the form, with what is typed, to an address.
    if (button?.form) event.preventDefault();
  };
  // As schemas/languages/offered-list.ts writes them.
  const tagOf = (list, code) =>
    list
      .split('\n')
      .find((line) => line.startsWith(`${code} `))
      ?.split(' ')[1];
  const writeIn = (tag) => {
    page.lang = tag.replace('<', '');
    page.dir = tag.endsWith('<') ? 'rtl' : 'ltr';
  };
  const choice = stored('localStorage', 'scheme');
  const scheme = ['light', 'dark', 'system'].includes(choice) ? choice : theme.scheme;
  page.dataset.scheme = scheme === 'system' ? system() : scheme;
  const isRemembered = document.cookie.includes('__Host-remembered=');
  if (isRemembered || stored('sessionStorage', 'token')) page.dataset.session = '';
  const code = stored('localStorage', 'lang') ?? stored('localStorage', 'hisLang');
  const tag = tagOf(languages.offered, code);
  const isForeign = tag && code !== languages.default;
  if (isForeign) writeIn(tag);
  if (location.search === '') delete page.dataset.narrowed;
  if (isForeign || 'narrowed' in page.dataset) page.dataset.pending = '';
  // What a page can do without is left out for those who save data, and stays so for as long as the page.
  const saves = () => navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  page.toggleAttribute('data-saves', Boolean(saves()));
  // Typefaces come once the site answers presses, unless this browser has them already.
  const showFaces = () => {
    document.getElementById('faces')?.removeAttribute('media');
    try {
      localStorage.setItem('faces', build);
    } catch {
      // Without storage they come late each time.
    }
  };
  if (stored('localStorage', 'faces') === build) showFaces();
  else addEventListener('started', () => 'saves' in page.dataset || showFaces());
  // A browser that is too old runs none, so it loads none.
  const scripts = document.querySelector(':root:not([data-outdated]) #scripts');
  const request = () => {
    if (!scripts?.isConnected) return;
    // They need the whole page, and would not wait for it.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', request);
    scripts.replaceWith(scripts.content);
  };
  const preload = () => {
    for (const link of scripts.content.querySelectorAll('link')) {
      link.fetchPriority = 'low';
      scripts.before(link);
    }
  };
  if (!scripts || !('afterPaint' in scripts.dataset) || 'pending' in page.dataset || document.hidden) return request();
  // On a slow network their way takes longer than the first paint. On a fast one they would be there before it, and in its way.
  if (performance.now() > SLOW) preload();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) request();
  }).observe({ type: 'paint', buffered: true });
  // A tab that is put aside does not paint.
  setTimeout(request, 1000);
})();
