/** English plural and possessive endings taken off; libs/mark-similarity does the same to the words of a mark. */
export const stem = (word) =>
  word
    .replace(/'s$/u, '')
    .replace(/(?<=[a-z]{3})ies$/u, 'y')
    .replace(/(?<=[a-z]{3})sses$/u, 'ss')
    .replace(/(?<=[a-z]{3}[^s])s$/u, '')
