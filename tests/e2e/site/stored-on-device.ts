import type { Page } from '@playwright/test';

/** Collects all that a script of the page can read from the device, as JSON. */
export function readableOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = <Value>(wanted: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        wanted.onsuccess = () => resolve(wanted.result);
        wanted.onerror = () => reject(wanted.error);
      });
    const databases: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const content = await request(database.transaction(store).objectStore(store).getAll());
        // A key that cannot be exported is written by its kind.
        databases[`${name}/${store}`] = content.map((entry) => (entry instanceof CryptoKey ? 'CryptoKey' : entry));
      }
      database.close();
    }
    const caches_ = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, caches_]);
  });
}
