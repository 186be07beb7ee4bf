/** A day of the calendar, as a language writes it: the reader's time zone does not move it. */
export function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
