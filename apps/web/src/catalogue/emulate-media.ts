/**
 * Lets rules of `@media (forced-colors: active)` and `(prefers-reduced-motion: reduce)` apply although the system is set
 * otherwise. Forced colours themselves are the browser's: here only as far as a style sheet goes.
 */
export function emulateMedia(features: {
  readonly forcedColors: boolean
  readonly reducedMotion: boolean
}): void {
  const wanted = [
    ...(features.forcedColors ? ['forced-colors: active'] : []),
    ...(features.reducedMotion ? ['prefers-reduced-motion: reduce'] : []),
  ]
  if (wanted.length === 0) return
  document.documentElement.toggleAttribute('data-forced-colors', features.forcedColors)
  const applyAll = () => [...document.styleSheets].forEach((sheet) => apply(sheet.cssRules, wanted))
  applyAll()
  // Vite puts a new style element where an edited one was.
  new MutationObserver(applyAll).observe(document.head, { childList: true, subtree: true })
}

function apply(rules: CSSRuleList, wanted: readonly string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && wanted.some((feature) => rule.media.mediaText.includes(feature)))
      rule.media.mediaText = 'all'
    if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList, wanted)
  }
}
