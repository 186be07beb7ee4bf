const kept: object[] = []

/**
 * Keeps one object of a hidden class for as long as the process runs. V8 throws compiled code away with the last object of a hidden
 * class that it was compiled for (`weak objects` in `node --trace-deopt`): a full garbage collection between two searches would
 * otherwise make the next ones several times slower, until their code is compiled again. Never an object of a search: it would
 * keep the register's index.
 */
export const keepAlive = (object: object): void => {
  kept.push(object)
}
