/**
 * What a page that was written at build cannot know is told before the first paint, so that nothing jumps or changes
 * colour afterwards: the chosen theme (src/theme) and whether a trial is open (src/features/home/resume-trial-band.tsx).
 * Its program is begun once the page has been painted: until then styles and fonts have the line to themselves. It stands in the document, as a file would be one more request; the gateway names its hash
 * in the policy of the document (`written-documents.ts`). A tab in the background paints nothing and does not wait.
 */
const text = `(() => {
  const { program, parts } = document.currentScript.dataset
  const { dataset } = document.documentElement
  try {
    const { theme, trialToken, accessToken } = localStorage
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    if (trialToken && !accessToken) dataset.trial = ''
  } catch {
    // Storage is forbidden here: nothing is known of the visitor.
  }
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const begin = () => {
    for (const href of parts.split(' ')) if (href) add('link', { rel: 'modulepreload', crossOrigin: '', href })
    add('script', { type: 'module', crossOrigin: '', src: program })
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
})()`

/**
 * @param document of the program, with one module script
 * @param parts scripts of this page beside the program's, as addresses
 */
export function startedAfterPaint(document: string, parts: readonly string[]): string {
  const start = document.indexOf('<script type="module"')
  const end = document.indexOf('</script>', start) + '</script>'.length
  const [, program] = / src="([^"]+)"/.exec(document.slice(start, end)) ?? []
  if (start < 0 || program === undefined) throw new Error('index.html has no module script')
  const script = `<script data-program="${program}" data-parts="${parts.join(' ')}">${text}</script>`
  return document.slice(0, start) + script + document.slice(end)
}
