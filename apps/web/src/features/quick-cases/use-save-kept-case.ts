import { useEffect, useRef } from 'react'
import { storedQuickCase } from '../../api/quick-case'
import { useSaveQuickCaseMutation } from './quick-cases.api'

/**
 * Saves the link that was given before there was an account, once somebody is logged in. What could not be saved stays in
 * this tab for the next time.
 */
export function useSaveKeptCase(): { readonly error: unknown; readonly again: () => void } {
  const [save, { error }] = useSaveQuickCaseMutation()
  const hasBegun = useRef(false)

  async function keep(): Promise<void> {
    const url = storedQuickCase.read()?.url
    if (url === undefined) return
    const answer = await save(url)
    if (!answer.error) storedQuickCase.remove()
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void keep()
  })
  return { error, again: () => void keep() }
}
