// Runs before the first paint of every page: puts the stored scheme and language on the document, and keeps a page that
// was written in another language, or that the query narrows, out of sight until the site has taken over. The same bytes
// for every brand, so that one hash in the content security policy holds for all.
(() => {
  const page = document.documentElement;
  const { languages, theme } = JSON.parse(document.getElementById('brand').textContent);
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  // Nothing answers a press before the site has taken over: the last one on a button is kept for it.
  document.onclick = ({ target }) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest('button')?.setAttribute('data-pressed', '');
  };
  // What fails before the site has taken over leaves a page that answers nothing, or shows nothing: it says so, and loads
  // every first file again past the cache, which may hold the bad one.
  const fail = ({ target }) => {
    if ('started' in page.dataset || (target instanceof Element && !target.matches('script, [rel=stylesheet]'))) return;
    const recovery = document.getElementById('recovery');
    page.dataset.failed = '';
    delete page.dataset.pending;
    if (!recovery) return;
    for (const text of recovery.children) text.hidden = text.lang !== page.lang;
    recovery.onclick = (event) => {
      if (!event.target.closest('a')) return;
      event.preventDefault();
      const files = [...document.querySelectorAll('[integrity]')].map(({ src, href }) => src || href);
      Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' }))).then(() => location.reload());
    };
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  const choice = stored('localStorage', 'scheme');
  const scheme = ['light', 'dark', 'system'].includes(choice) ? choice : theme.scheme;
  page.dataset.scheme = scheme === 'system' ? system() : scheme;
  const isRemembered = document.cookie.includes('__Host-remembered=');
  if (isRemembered || stored('sessionStorage', 'token')) page.dataset.session = '';
  const code = stored('localStorage', 'lang') ?? stored('localStorage', 'hisLang');
  const language = languages.offered.find((offered) => offered.code === code);
  const isForeign = language && code !== languages.default;
  if (isForeign) {
    page.lang = language.tag;
    page.dir = language.direction;
  }
  if (location.search === '') delete page.dataset.narrowed;
  if (!isForeign && !('narrowed' in page.dataset)) return;
  page.dataset.pending = '';
})();
