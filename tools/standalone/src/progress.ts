/** Says what goes on, a line each, with the seconds since the start. */
export type Say = (text: string) => void

/** Lines like `   3.2 s  PostgreSQL is ready`. */
export function progressFrom(start: number, write: (line: string) => void): Say {
  return (text) => write(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`)
}
