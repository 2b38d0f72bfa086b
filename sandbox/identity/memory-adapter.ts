import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

/** Stores one provider's grants in memory; they expire within minutes. */
export function memoryAdapter(): AdapterConstructor {
  const kept = new Map<string, AdapterPayload>();

  return class MemoryAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    #key(id: string): string {
      return `${this.#model}:${id}`;
    }

    async upsert(id: string, payload: AdapterPayload): Promise<void> {
      kept.set(this.#key(id), payload);
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return kept.get(this.#key(id));
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return [...kept].find(([key, payload]) => key.startsWith(`${this.#model}:`) && payload.uid === uid)?.[1];
    }

    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const payload = kept.get(this.#key(id));
      // biome-ignore lint/plugin: another company's provider, whose library compares this with the machine's clock.
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      kept.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
}
