/** What is typed as a code, whatever its case and separators; letters that look like digits are these. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** In groups of five, as it is printed. */
export const printedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
