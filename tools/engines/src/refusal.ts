/** Why the system does not start, in one sentence for the person at the keyboard. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
