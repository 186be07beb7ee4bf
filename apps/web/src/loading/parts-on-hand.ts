/** Parts that came inside another chunk, by the names under which they are loaded. */
const onHand = new Map<string, unknown>()

/**
 * Called by a module that is a part by itself, and also bundled with what other pages share: once it has run, nobody
 * needs to ask for a file of its own.
 * @param what the name under which it is loaded
 */
export function offerPart(what: string, part: object): void {
  onHand.set(what, part)
}

/** The part, if its module has run already. */
export const partOnHand = <Part>(what: string): Part | undefined => onHand.get(what) as Part | undefined
