// Runs in the pages of sites with reports: keeps what fails before these are loaded, which then take its place. The same bytes
// for every brand, as the boot script.
window.troubles = [];
for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(kind, (event) => troubles[19] || troubles.push(event));
