import { StorageFull } from './errors'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code

export const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
export const isNotEmpty = (error: unknown) => codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST'

/** 'No space' and 'over quota' become `StorageFull`; every other error stays what it is. */
export function namedError(error: unknown): unknown {
  const code = codeOf(error)
  return code === 'ENOSPC' || code === 'EDQUOT' ? new StorageFull(error) : error
}
