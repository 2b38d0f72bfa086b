// Generated from schemas/brand.schema.json by scripts/generate/identity-keys.ts.
/** A setting that says who stands behind a brand. */
export interface IdentityKey {
  readonly path: readonly string[];
  /** Says how serious it is to take the value over from another brand. */
  readonly level: 'error' | 'warning';
  /** The setting itself or the nearest group around it that null takes away; null if a brand needs all of them. */
  readonly removable: readonly string[] | null;
}

/** Marked with `x-identity` in the schema; everything in a marked group belongs to it. */
export const identityKeys: readonly IdentityKey[] = [{"path":["name"],"level":"error","removable":null},{"path":["merchant"],"level":"error","removable":null},{"path":["site","domains"],"level":"error","removable":null},{"path":["platform","url"],"level":"warning","removable":["platform","url"]},{"path":["platform","chatOrigins"],"level":"warning","removable":["platform","chatOrigins"]},{"path":["legal","regulator"],"level":"error","removable":["legal","regulator"]},{"path":["legal","licence"],"level":"error","removable":["legal","licence"]},{"path":["auth","botCheck","siteKey"],"level":"error","removable":["auth","botCheck","siteKey"]},{"path":["auth","google","clientId"],"level":"error","removable":["auth","google"]},{"path":["auth","facebook","clientId"],"level":"error","removable":["auth","facebook"]},{"path":["auth","firebase","apiKey"],"level":"error","removable":["auth","firebase"]},{"path":["auth","firebase","authDomain"],"level":"error","removable":["auth","firebase"]},{"path":["auth","firebase","projectId"],"level":"error","removable":["auth","firebase"]},{"path":["agent","host"],"level":"error","removable":["agent","host"]},{"path":["support","email"],"level":"error","removable":["support","email"]},{"path":["support","phone"],"level":"error","removable":["support","phone"]},{"path":["support","url"],"level":"error","removable":["support","url"]},{"path":["analytics","gtagId"],"level":"error","removable":["analytics","gtagId"]},{"path":["resources","blog"],"level":"error","removable":["resources","blog"]},{"path":["resources","androidApp"],"level":"error","removable":["resources","androidApp"]},{"path":["resources","mobileConfig"],"level":"error","removable":["resources","mobileConfig"]}];

/** Groups of words, marked with `x-identity-words`: the namespace first. */
export const identityWords: readonly (readonly string[])[] = [["shell","legal"]];
