const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g

/**
 * The first line of a text that has these numbers in this order, each by itself: 8 is not found in 80, 0.8 or 8,000.
 * @param numbers counts get their thousands' commas; what is a text is taken as written ('99.8')
 */
export function paragraphWith(text: string, ...numbers: readonly (number | string)[]): string | undefined {
  const wanted = numbers.map((number) => (typeof number === 'number' ? number.toLocaleString('en') : number))
  return text.split('\n').find((line) => {
    let seen = 0
    for (const number of line.match(NUMBER) ?? []) if (number === wanted[seen]) seen++
    return seen === wanted.length
  })
}
