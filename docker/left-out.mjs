/**
 * What packages bring along and no service reads when it runs. Images are copied to every node: what is not in them
 * needs no room, no time and no look by a scanner. Licences always stay.
 */

/** Types, source maps and texts: nothing that Node loads. */
const unread = /\.(?:[cm]?ts|tsx|flow|map|md|markdown)$/iu
const licence = /(?:^|\/)(?:licen[cs]e|notice|copying|authors)[^/]*$/iu

/**
 * By package: patterns of paths in it, from its folder on. Mostly the same code once more for browsers or as ES modules,
 * which our CommonJS never asks for. `npm test -- small` fails where a pattern meets nothing, as after an update.
 * @type {Record<string, RegExp[]>}
 */
export const unreadParts = {
  '@expo-google-fonts/noto-sans': [/^(?!400Regular\/|700Bold\/).*\.ttf$/u],
  '@expo-google-fonts/noto-sans-tc': [/^(?!400Regular\/|700Bold\/).*\.ttf$/u],
  '@expo-google-fonts/noto-emoji': [/^(?!400Regular\/).*\.ttf$/u],
  '@expo-google-fonts/source-code-pro': [/^(?!400Regular\/).*\.ttf$/u],
  '@ffmpeg/core': [/^dist\/esm\//u],
  bintrees: [/^test\//u],
  'chromium-bidi': [/^lib\/(?:esm|iife)\//u],
  ethers: [/^(?:dist|lib\.esm)\//u],
  'pdf-lib': [/^(?:dist|es)\//u],
  pdfkit: [/^js\/pdfkit\.(?:browser|old|standalone)/u],
  puppeteer: [/^lib\/(?:esm|es5-iife)\//u],
  'puppeteer-core': [/^lib\/(?:esm|es5-iife)\//u],
  rxjs: [/^dist\/(?:bundles|esm|esm5)\//u],
  typeorm: [/^browser\//u],
}

/**
 * Whether a file of a package stays out of an image.
 * @param {string} name of the package
 * @param {string} path in it, from its folder on, with `/` between
 */
export function isLeftOut(name, path) {
  if (licence.test(path)) return false
  return unread.test(path) || (unreadParts[name] ?? []).some((pattern) => pattern.test(path))
}
