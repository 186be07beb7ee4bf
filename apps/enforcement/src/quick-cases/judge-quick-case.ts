import type { QuickCaseView } from '@originseal/contracts'
import { judgeAddress } from '../channels/judge-address'

/** A quick case with what its owner should know of the address. */
export const judgeQuickCase = (quickCase: QuickCaseView): QuickCaseView =>
  Object.assign({}, quickCase, judgeAddress(quickCase.pageUrl))
