import type { FindingDecision, FoundGroup } from '@originseal/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { keysSwitch } from './keys-switch'
import { rowOf, type WorkbenchState } from './use-workbench'
import { idsOf, positionAfter } from './workbench.rules'

/** Keys that decide at once; a reason is asked for where one is needed. */
const decisionKeys: Readonly<Record<string, FindingDecision>> = { m: 'mine', l: 'licensed', w: 'watched' }

/** Where keys are typed into, or mean something else. */
const isTakenElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], a, button') !== null

const currentId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-copy]')?.dataset['copy']

/** Keys for going through the groups and deciding. Whoever types by voice or with a reader can switch them off. */
export function useWorkbenchKeys(bench: WorkbenchState, groups: readonly FoundGroup[]) {
  const [isOn, setOn] = useState(() => keysSwitch.read() ?? true)
  const [isListOpen, openList] = useState(false)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || bench.asked) return
    if (isTakenElsewhere(event.target)) return
    if (commands(event.key, event.target)) event.preventDefault()
  })

  /** @returns whether the key means something here */
  function commands(key: string, target: EventTarget | null): boolean {
    const ids = idsOf(groups)
    const current = currentId()
    const position = current === undefined ? undefined : ids.indexOf(current)
    const acting = bench.selected.length > 0 ? bench.selected : current === undefined ? [] : [current]
    if (key === 'j' || key === 'k') {
      const next = positionAfter(key === 'j' ? 'next' : 'previous', position, ids.length)
      if (next !== undefined) rowOf(ids[next] as string)?.focus()
      return true
    }
    if (key === '?') openList(true)
    else if (key === 'u') bench.undo()
    else if (key === 'x' && current !== undefined) bench.toggle([current])
    else if (key === 'X' && current !== undefined) bench.toggle(groupOf(groups, current))
    else if (acting.length === 0) return false
    else if (key === 'Enter' && target instanceof HTMLElement && target.dataset['copy'] !== undefined)
      bench.ask({ kind: 'takedown', ids: acting })
    else if (key === 'i') bench.ask({ kind: 'decide', ids: acting, decision: 'ignored' })
    else if (decisionKeys[key]) bench.decide(acting, decisionKeys[key])
    else return false
    return true
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return {
    isOn,
    setOn(on: boolean) {
      keysSwitch.write(on)
      setOn(on)
    },
    isListOpen,
    openList,
  }
}

const groupOf = (groups: readonly FoundGroup[], id: string): string[] =>
  idsOf(groups.filter(({ copies }) => copies.some((copy) => copy.id === id)))
