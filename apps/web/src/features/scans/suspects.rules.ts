import type { FindingView } from '@originseal/contracts'

/** What its owner allows, by their word or by a licence, is no suspect. */
export const isAllowed = ({ decision }: Pick<FindingView, 'decision'>): boolean =>
  decision === 'mine' || decision === 'licensed'
