declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** The parts of s3rver that tests use. */
  interface StoredObject {
    bucket: string;
    key: string;
    content: AsyncIterable<Buffer>;
    metadata: Record<string, string>;
  }

  class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    store: {
      getMetadata(bucket: string, key: string): Promise<Record<string, string>>;
      putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: 'object' | 'object.md5' | 'metadata.json'): string;
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    };
  }

  export = S3rver;
}
