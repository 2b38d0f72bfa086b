declare global {
  var dataLayer: IArguments[] | undefined;
  var google_tag_manager: object | undefined;
}

/** Google's command queue, which its script processes once it has loaded. It only accepts `arguments` objects. */
export const gtag: (...command: readonly unknown[]) => void = function () {
  globalThis.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script ignores commands that are arrays
  globalThis.dataLayer.push(arguments);
};
