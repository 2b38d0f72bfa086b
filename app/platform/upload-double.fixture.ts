/** The parts of an XMLHttpRequest that an upload uses, sent by the `fetch` of the moment. jsdom's own would use the network. */
export class UploadDouble {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers = new Headers();
  readonly #ended = new AbortController();
  #answered = new Headers();
  #method = '';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  send(body: ArrayBuffer): void {
    const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body });
    this.upload.onprogress?.({ loaded: body.byteLength, total: body.byteLength });
    void this.#sendBy(request);
  }

  abort(): void {
    this.#ended.abort();
    this.onabort?.();
  }

  async #sendBy(request: Request): Promise<void> {
    try {
      const response = await fetch(request, { signal: this.#ended.signal });
      this.status = response.status;
      this.#answered = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      if (!this.#ended.signal.aborted) this.onerror?.();
    }
    this.onloadend?.();
  }
}
