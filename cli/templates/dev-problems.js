// Shows problems of the brand and of the sources on the page during development. A modal dialog lies above every dialog of
// the site, and works while one is open.
const overlay = document.createElement('dialog');
overlay.setAttribute('aria-label', 'Problems');
overlay.style.cssText =
  'box-sizing:border-box;max-width:min(960px,calc(100vw - 32px));max-height:calc(100vh - 32px);margin:auto;padding:24px;' +
  'overflow:auto;border:2px solid #d33;border-radius:8px;background:#1b1b1f;color:#f4f4f5;font:14px/1.5 system-ui';
const text = document.createElement('pre');
text.style.cssText = 'margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace';
const close = document.createElement('button');
close.type = 'button';
close.textContent = 'Close';
close.style.cssText =
  'padding:8px 16px;border:1px solid #a1a1aa;border-radius:4px;background:none;color:inherit;font:inherit';
close.addEventListener('click', () => overlay.close());
overlay.append(text, close);

function show(problem) {
  text.textContent = problem;
  if (!overlay.isConnected) document.body.append(overlay);
  // Opened again, it comes above a dialog that the site has opened meanwhile.
  overlay.close();
  overlay.showModal();
}

import.meta.hot.on('brandgen:problem', ({ problem }) => show(problem));
import.meta.hot.on('vite:error', ({ err }) => show([err.message, err.id, err.frame].filter(Boolean).join('\n\n')));
import.meta.hot.on('vite:beforeUpdate', () => overlay.close());
