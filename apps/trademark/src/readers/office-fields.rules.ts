/** From this day on the office uses the Nice classification; what is older has classes of its own. */
const niceSince = '1994-07-15'
const firstYearOfTheRepublic = 1911

const isDay = (day: string): boolean => {
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}

/** `2011/01/03`, `109.12.15` (year of the Republic) or `20110103` as ISO 8601; undefined for what is no day. */
export function dayOf(text: string): string | undefined {
  const [, year = '', month = '', date = ''] =
    /^(\d{2,4})[./-]?(\d{2})[./-]?(\d{2})$/u.exec(text.trim()) ?? []
  if (year === '') return undefined
  const full = Number(year) < 1000 ? Number(year) + firstYearOfTheRepublic : Number(year)
  const day = `${String(full).padStart(4, '0')}-${month}-${date}`
  return isDay(day) ? day : undefined
}

/** Nice classes out of codes such as `030`; none of a mark that was filed under the office's own classes. */
export function niceClassesOf(codes: readonly string[], filedOn: string | undefined): number[] {
  if (filedOn !== undefined && filedOn < niceSince) return []
  const classes = codes.map(Number).filter((each) => Number.isInteger(each) && each >= 1 && each <= 45)
  return [...new Set(classes)].sort((a, b) => a - b)
}

/** Codes of figurative elements such as `05.03.11`, `5.3` or `050311` as category and division: `05.03`; without those that are none. */
export function figuresOf(codes: readonly string[]): string[] {
  const figures = codes.flatMap((code) => {
    const [, category = '', division = ''] =
      /^(\d{2})(\d{2})(?:\d{2})?$/u.exec(code.trim()) ??
      /^(\d{1,2})\.(\d{1,2})(?:\.\d{1,2})?$/u.exec(code.trim()) ??
      []
    const isCategory = Number(category) >= 1 && Number(category) <= 29
    return isCategory ? [`${category.padStart(2, '0')}.${division.padStart(2, '0')}`] : []
  })
  return [...new Set(figures)].sort()
}

/** Group codes of several fields, in which commas of either width, semicolons and blanks stand between. */
export const groupsOf = (fields: readonly string[]): string[] => {
  const codes = fields.flatMap((field) => field.normalize('NFKC').split(/[;,、\s]+/u))
  return [...new Set(codes.filter((code) => /^\d{4,6}$/u.test(code)))].sort()
}
