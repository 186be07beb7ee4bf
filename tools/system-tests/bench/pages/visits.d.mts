export interface Visit {
  readonly path: string
  readonly address: string
  readonly alike: readonly string[]
}
export type Ids = Readonly<Record<string, string | Readonly<Record<string, string>>>>
export function visitsOf(
  table: { readonly pages: readonly { readonly path: string; readonly module?: string }[] },
  ids: Ids,
): Visit[]
export function only(visits: readonly Visit[], paths: readonly string[]): Visit[]
