const kept = new Map<string, object>()

/**
 * Keeps one object of a kind until the next one comes. V8 throws compiled code away with the last object of a hidden class that it
 * was compiled for (`weak objects` in `node --trace-deopt`): a full garbage collection between two searches would otherwise make
 * the next ones several times slower, until their code is compiled again.
 */
export const keepAlive = (kind: string, object: object): void => {
  kept.set(kind, object)
}
