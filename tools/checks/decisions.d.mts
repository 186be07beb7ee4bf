export interface DecisionRecord {
  file: string
  number: number
  title: string
  status: string
  date: string
  summary: string
  supersedes: number[]
  amends: number[]
}
export function readRecord(file: string, text: string): DecisionRecord
export function contradictions(records: DecisionRecord[]): string[]
export function indexOf(records: DecisionRecord[]): string
export function allRecords(): DecisionRecord[]
