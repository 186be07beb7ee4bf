export interface ReadPage {
  readonly url: string
  readonly language: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly text: string
  readonly headings: number
  readonly links: readonly string[]
  readonly alternates: ReadonlyMap<string, string>
  readonly data: readonly unknown[]
  readonly isHidden: boolean
}
export function readPage(url: string, html: string): ReadPage
export function pageFaults(page: ReadPage): string[]
