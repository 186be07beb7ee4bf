import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Lets the browser ask for the pages' font beside the styles that name it, and not after them. */
export function preloadFont(): Plugin {
  return {
    name: 'originseal:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name): HtmlTagDescriptor => {
            const attrs = {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: '',
            }
            return { tag: 'link', attrs, injectTo: 'head' }
          }),
    },
  }
}
