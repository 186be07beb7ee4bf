/** What a key asks for in the back office. */
export type KeyAct = 'palette' | 'keys' | 'next' | 'previous' | 'export'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const plain: Readonly<Record<string, KeyAct>> = {
  '/': 'palette',
  '?': 'keys',
  j: 'next',
  k: 'previous',
  e: 'export',
}

/**
 * Ctrl-K and ⌘K are meant everywhere; single letters only where nobody types, and where they are wanted: a person who
 * speaks to their machine presses them by accident (WCAG 2.2, 2.1.4).
 */
export function actOfKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { isTyping, lettersOn }: { readonly isTyping: boolean; readonly lettersOn: boolean },
): KeyAct | undefined {
  if (altKey) return undefined
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : undefined
  return isTyping || !lettersOn || ctrlKey ? undefined : plain[key]
}
