import { useState } from 'react'
import { newIdempotencyKey } from './idempotency-key'
import { wasAnswered } from './problem'

/**
 * Keys of commands by what they say. An attempt whose answer never arrived may have had its effect: the same command again has the same
 * key and gets that answer. What was answered is over, and anything else is another command.
 */
export class IdempotencyKeys {
  private readonly unanswered = new Map<string, string>()

  /** @param content what the command says, as JSON can write it */
  async attempt<Answer extends { readonly error?: unknown }>(
    content: unknown,
    send: (idempotencyKey: string) => PromiseLike<Answer>,
  ): Promise<Answer> {
    const said = JSON.stringify(content)
    const key = this.unanswered.get(said) ?? newIdempotencyKey()
    this.unanswered.set(said, key)
    const answer = await send(key)
    if (wasAnswered(answer.error)) this.unanswered.delete(said)
    return answer
  }
}

/** Keys for the commands of one component, as long as it is there. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new IdempotencyKeys())
  return keys
}
