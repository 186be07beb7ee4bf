import { useRef, useState } from 'react'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * Saves a value as soon as it is changed. Of several changes in a row the last counts: what an earlier save answers late
 * says nothing.
 * @param save rejects when the value was not saved
 */
export function useInlineSave<Value>(save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>('idle')
  const latest = useRef<{ readonly value: Value }>(undefined)

  async function put(value: Value) {
    const mine = { value }
    latest.current = mine
    setState('saving')
    try {
      await save(value)
      if (latest.current === mine) setState('saved')
    } catch (reason) {
      console.error('a change was not saved', reason)
      if (latest.current === mine) setState('failed')
    }
  }

  const retry = () => latest.current && void put(latest.current.value)
  return { state, save: put, retry }
}
