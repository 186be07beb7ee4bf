import type { TrademarkReport } from '@originseal/contracts'
import type { Report } from './reports.queries'

/** A report as it is listed. */
export function toReport({ id, analysis, createdAt }: Report): TrademarkReport {
  const { query, snapshot, items } = analysis
  const living = items.filter(({ status }) => status !== 'ended')
  const of = (level: (typeof items)[number]['level']): number =>
    living.filter((mark) => mark.level === level).length
  return {
    id,
    name: query.text,
    classes: query.classes,
    marks: { 'very-high': of('very-high'), high: of('high'), medium: of('medium'), low: of('low') },
    registerDate: snapshot.date,
    demonstration: snapshot.demonstration,
    createdAt: createdAt.toISOString(),
  }
}
