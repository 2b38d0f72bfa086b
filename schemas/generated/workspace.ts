// Generated from schemas/workspace.schema.json by scripts/generate/schema-types.ts.

/**
 * brandgen.json, beside brands/: where releases go.
 */
export interface WorkspaceConfig {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  targets: Targets;
}
/**
 * Places that sites are released to, by the name that `--to` takes: small letters, digits and hyphens, a letter first.
 */
export interface Targets {
  [k: string]: Target;
}
/**
 * Either a folder that a web server reads, or a store that a delivery network reads.
 */
export interface Target {
  /**
   * Folder of the releases, relative to brandgen.json; it is created if it is missing. Its path has no quotes, `$`, `;`, braces or backslashes, as it stands in the web server's configuration.
   */
  folder?: string;
  s3?: Store;
  /**
   * The web server that reads the folder, whose configuration a release writes.
   */
  server: 'nginx' | 'caddy';
  /**
   * Command, word by word, that makes the web server read its configuration again. It runs in the workspace, without a shell. Left out, the server has to be reloaded by hand.
   *
   * @minItems 1
   */
  reload?: string[];
  /**
   * Port, or address and port, that the web server takes plain HTTP on, as nginx's `listen` has it.
   */
  listen: string;
  /**
   * Host and port of the platform, for sites without a `platform.url`: their calls are forwarded to it.
   */
  upstream: string;
  /**
   * Folder with directives and headers of your own for the web server, relative to brandgen.json; left out, /etc/nginx/brandgen or /etc/caddy/brandgen. Its path has no quotes, `$`, `;`, braces or backslashes.
   */
  directives?: string;
}
/**
 * A bucket of a store that speaks S3. Its keys come from the environment.
 */
export interface Store {
  /**
   * Address of the store, without the bucket. Plain HTTP is for a store on this machine or network.
   */
  endpoint: string;
  /**
   * Name of the bucket, which exists already.
   */
  bucket: string;
  /**
   * Region of the bucket, as its requests are signed for.
   */
  region: string;
  /**
   * Folder of the bucket for the releases, ending with a slash; left out, they are at its top.
   */
  prefix: string;
  /**
   * Name of the environment variable with the access key.
   */
  keyFrom: string;
  /**
   * Name of the environment variable with the secret of that key.
   */
  secretFrom: string;
  /**
   * Name of the environment variable with the token of a key that ends; a key without one needs none.
   */
  sessionFrom: string;
}
