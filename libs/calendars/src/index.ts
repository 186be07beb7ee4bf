export { calendars, periodEnd, workingDaysAfter, type CalendarName } from './calendar.rules'
export { dateIn, daysAfter, endOfDay, monthsAfter, type CivilDate, type Zone } from './civil-date.rules'
