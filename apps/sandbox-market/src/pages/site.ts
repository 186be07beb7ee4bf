/** Where this market stands, for every address that must be whole. */
export class Site {
  private readonly origin: string

  /** @param mailbox where rights are reported by mail; undefined where nobody reads mails */
  constructor(
    publicUrl: string,
    readonly mailbox?: string | undefined,
  ) {
    this.origin = publicUrl.endsWith('/') ? publicUrl.slice(0, -1) : publicUrl
  }

  /** @param path begins with '/' */
  address(path: string): string {
    return `${this.origin}${path}`
  }
}

export const marketName = '島集'
export const marketLatinName = 'Islet Market'

/** Address of a listing's picture, scaled to `width` pixels where given. */
export function pictureAddress(imageKey: string, width?: number): string {
  return width === undefined ? `/images/${imageKey}` : `/images/${imageKey}?w=${width}`
}
