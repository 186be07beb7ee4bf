import { trialUser, type TrialUser } from '@originseal/contracts'
import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { trialSession } from '../../api/trial-session'

const navigationState = z.object({ trialUser: trialUser.partial() })
const nobody: TrialUser = { realName: '', email: '', phone: '' }

/** What is typed about oneself, from one form of the page to the other. */
export interface PersonDraft {
  read(): TrialUser
  keep(person: TrialUser): void
}

/** Begins with the visitor that the page before handed on, else with the one this browser knows (AUTH-07). */
export function usePersonDraft(): PersonDraft {
  const handedOn = navigationState.safeParse(useLocation().state)
  const draft = useRef<TrialUser>(undefined)
  const first = handedOn.success ? handedOn.data.trialUser : trialSession.user.read()
  const read = () => (draft.current ??= { ...nobody, ...first })
  const keep = useCallback(({ realName, email, phone }: TrialUser) => {
    draft.current = { realName, email, phone }
  }, [])
  return { read, keep }
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
