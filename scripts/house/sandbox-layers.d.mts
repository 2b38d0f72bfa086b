interface Layer {
  name: string;
  folders: string[];
}

/**
 * The layers of the sandbox, the highest first, as sandbox-layers.json lists them. A folder that it does not list is a new domain
 * and stands above the others: it may import them, and none of them may import it.
 */
export function readSandboxLayers(): {
  layers: Layer[];
  /** All folders, and the modules that lie beside them, the highest first. */
  order: string[];
  /** Imports that still run upwards, by their pair, such as `care -> agent`. */
  upward: Record<string, number>;
};
