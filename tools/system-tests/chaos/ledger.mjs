/**
 * What was asked of the product and what it answered: the other side of every invariant. Kept outside of the product,
 * so that nothing that goes wrong inside can change it.
 *
 * @typedef {object} Command
 * @property {'seal' | 'register' | 'scan' | 'buy' | 'spend'} kind
 * @property {string} key its Idempotency-Key, the same at every try
 * @property {number} began ms since 1970
 * @property {number} tries
 * @property {number[]} statuses of each try; 0 where no answer came
 * @property {number} [acknowledged] when the answer came that ended it
 * @property {any} answer undefined until it came
 * @property {Record<string, any>} about what was sent: `sha256` of a seal, `email` of a registration, `workId` of a scan
 */
export class Ledger {
  /** @type {Command[]} */
  commands = []
  /** Questions: how many were asked, how many were answered as they should be. */
  questions = { asked: 0, answered: 0 }
  /** @type {string[]} answers that can't be right, whatever the product is going through */
  wrong = []
  /** @type {{ at: number, what: string, status: number, text: string }[]} first tries that were not answered as they should be */
  failures = []
  /** @type {{ scanId: string, ids: number[], isOver: boolean, pieces: number }[]} what readers of progress heard */
  streams = []
  /** @type {number[]} ms, of answered questions and commands at their first try */
  times = []

  /** @returns {Command} */
  begin(kind, about) {
    const command = {
      kind,
      key: crypto.randomUUID(),
      began: Date.now(),
      tries: 0,
      statuses: [],
      answer: undefined,
      about,
    }
    this.commands.push(command)
    return command
  }

  noteFailure(what, status, text) {
    this.failures.push({ at: Date.now(), what, status, text: text.slice(0, 200) })
  }

  acknowledged(kind) {
    return this.commands.filter((each) => each.kind === kind && each.acknowledged !== undefined)
  }

  /** Commands that have no end yet. */
  open() {
    return this.commands.filter((each) => each.acknowledged === undefined)
  }

  /** Share of the commands since `from` (an index) whose first try was accepted, 0 to 1. */
  acceptedAtOnce(from) {
    const ours = this.commands.slice(from)
    const accepted = ours.filter(({ statuses }) => statuses[0] >= 200 && statuses[0] < 300)
    return ours.length === 0 ? 1 : accepted.length / ours.length
  }
}
