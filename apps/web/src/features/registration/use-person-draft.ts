import { trialUser, type TrialUser } from '@originseal/contracts'
import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { trialSession } from '../../api/trial-session'
import { useIsHydrated } from '../../loading/use-is-hydrated'

const navigationState = z.object({ trialUser: trialUser.partial() })
const nobody: TrialUser = { realName: '', email: '', phone: '' }

/** What is typed about oneself, from one form of the page to the other. */
export interface PersonDraft {
  /** Another one when it becomes known who comes: a form begins anew by it. */
  readonly key: string
  read(): TrialUser
  keep(person: TrialUser): void
}

/** Begins with the visitor that the page before handed on, else with the one this browser knows (AUTH-07). */
export function usePersonDraft(): PersonDraft {
  const handedOn = navigationState.safeParse(useLocation().state)
  const isHydrated = useIsHydrated()
  const draft = useRef<TrialUser>(undefined)
  const known = handedOn.success ? handedOn.data.trialUser : trialSession.user.read()
  const first = isHydrated ? known : undefined
  const read = () => draft.current ?? { ...nobody, ...first }
  const keep = useCallback(({ realName, email, phone }: TrialUser) => {
    draft.current = { realName, email, phone }
  }, [])
  return { key: first ? 'known' : 'unknown', read, keep }
}

/** Keeps what a form holds in the draft while it is typed. */
export function useKeepPerson<Answers extends TrialUser>(
  { subscribe }: UseFormReturn<Answers>,
  keep: PersonDraft['keep'],
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  )
}
