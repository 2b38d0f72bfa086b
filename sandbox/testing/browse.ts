/** A headless browser: follows redirects, keeps cookies, and stops before leaving for `until`. */
export function createBrowser(until: string) {
  const cookies = new Map<string, string>();

  async function go(url: string, method: 'GET' | 'POST' = 'GET'): Promise<{ url: string; text: string }> {
    if (url.startsWith(until)) return { url, text: '' };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { method, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/);
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    return next ? go(new URL(next, url).href) : { url, text: await answer.text() };
  }
  return { go };
}
