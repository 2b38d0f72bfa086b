declare global {
  var dataLayer: IArguments[] | undefined;
  var google_tag_manager: object | undefined;
}

/** Google's queue of commands, which its script also reads once it has loaded. It takes nothing but `arguments`. */
export const gtag: (...command: readonly unknown[]) => void = function () {
  globalThis.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script ignores commands that are arrays
  globalThis.dataLayer.push(arguments);
};
