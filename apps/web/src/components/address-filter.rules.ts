import type { z } from 'zod'

type Shape = Readonly<Record<string, z.ZodType>>
type Filter<Schemas extends Shape> = { readonly [Name in keyof Schemas]?: z.output<Schemas[Name]> }

/** What the address asks a list for; a value that can't be one is left out, as if it were not there. */
export const filterOf = <const Schemas extends Shape>(
  schemas: Schemas,
  params: URLSearchParams,
): Filter<Schemas> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(params.get(name) ?? undefined)
      return data === undefined ? [] : [[name, data]]
    }),
  ) as Filter<Schemas>

/** The address with one value changed; an empty one is taken out. */
export function changed(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
