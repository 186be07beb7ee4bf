import { limits, type ErrorCode, type TrialUser } from '@originseal/contracts'

/** What the visitor has filled in so far. */
export interface WorkDraft {
  readonly file: File | undefined
  readonly title: string
  readonly keywords: string[]
}

export interface Refusal {
  readonly field: 'file' | 'title' | keyof TrialUser
  readonly code: ErrorCode
}

const isBlank = (text: string) => text.trim() === ''

/** The first thing missing, in the specification's order (TRIAL-02). Trimming is for emptiness only. */
export function firstMissing({ file, title }: WorkDraft, user: TrialUser): Refusal | undefined {
  if (!file) return { field: 'file', code: 'FILE_REQUIRED' }
  if (isBlank(user.realName)) return { field: 'realName', code: 'REAL_NAME_REQUIRED' }
  if (isBlank(user.email)) return { field: 'email', code: 'EMAIL_REQUIRED' }
  if (isBlank(user.phone)) return { field: 'phone', code: 'PHONE_REQUIRED' }
  if (isBlank(title)) return { field: 'title', code: 'TITLE_REQUIRED' }
  return undefined
}

/**
 * Why a file cannot be sealed, as far as its name, size and declared type tell. It spares a useless upload;
 * the server looks at the content and has the last word.
 * @param maxBytes the server's limit, where it is known
 */
export function refusalOf(file: File, maxBytes: number | undefined): ErrorCode | undefined {
  if (file.size === 0) return 'FILE_EMPTY'
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'FILE_HEIC'
  if (file.type === 'image/svg+xml' || file.type === 'text/html') return 'FILE_ACTIVE_CONTENT'
  if (!file.type.startsWith('image/')) return 'FILE_NOT_AN_IMAGE'
  if (maxBytes !== undefined && file.size > maxBytes) return 'FILE_TOO_LARGE'
  return undefined
}

/** The title after a file was picked: its name, unless the visitor has written one of their own. */
export function titleFor(picked: File, { file, title }: WorkDraft): string {
  return isBlank(title) || (file && title === titleOf(file)) ? titleOf(picked) : title
}

/** A file's name without the ending that says its format. */
function titleOf({ name }: File): string {
  const title = name.replace(/\.(?:jpe?g|png|webp|gif|avif)$/i, '')
  return (isBlank(title) ? name : title).slice(0, limits.titleLength)
}

/** Which field a refusal by the server belongs beside; `undefined` if it is about the whole. */
export function fieldOf(code: ErrorCode | undefined): 'file' | 'title' | undefined {
  if (code?.startsWith('FILE_')) return 'file'
  return code === 'TITLE_REQUIRED' ? 'title' : undefined
}
