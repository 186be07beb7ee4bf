import { z } from 'zod'
import { stored } from '../api/stored'

/** Who says in this window that a takedown has succeeded (HOME-15); `detail.caseId` is the case's number. */
export const takedownSuccess = 'dmca-success'

/** The cases whose success this browser has told, so that it tells each once. */
const told = stored({
  area: () => window.localStorage,
  key: 'takedownsTold',
  decode: (written): string[] => z.array(z.string()).parse(written),
})

/** @param number of the case */
export function tellTakedownSuccess(number: string): void {
  const numbers = told.read() ?? []
  if (numbers.includes(number)) return
  told.write([...numbers, number])
  window.dispatchEvent(new CustomEvent(takedownSuccess, { detail: { caseId: number } }))
}
